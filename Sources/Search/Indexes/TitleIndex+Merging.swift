import Titles

extension TitleIndex {
  /// Searches the index, together with further titles that are known elsewhere.
  ///
  /// The hits of the index keep its order, which may depend on more than their facts: other names,
  /// or films before shorts. This way, every page continues the previous one.
  ///
  /// - Parameters:
  ///   - search: The search, which leaves out the further titles that the index itself would find.
  ///   - further: The further hits, in order.
  ///   - rows: The range of hits to return, from 0.
  /// - Returns: The hits in this range.
  /// - Throws: As ``hits(for:in:)``.
  func hits(
    for search: LocalSearch, and further: [TitleDetail], in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    guard !further.isEmpty else { return try await hits(for: search, in: rows) }
    // Hits of the index beyond these rows cannot move into them.
    let hits = try await hits(for: search, in: 0..<rows.upperBound)
    let merged = search.merging(further, into: hits.titles)
    let found = (hits.total ?? hits.leastTotal ?? 0) + further.count
    return LocalHits(
      Array(merged[rows.clamped(to: merged.indices)]), total: hits.total == nil ? nil : found,
      leastTotal: hits.total == nil ? found : nil)
  }
}

extension LocalSearch {
  /// Merges further hits, in order, into those of an index.
  fileprivate func merging(_ further: [TitleDetail], into hits: [TitleDetail]) -> [TitleDetail] {
    if let order {
      return hits.merged(with: further, by: { value(of: $0, in: order) }, order.precedes)
    }
    guard let ranking else { return hits.merged(with: further, by: \.popularity, >) }
    let words = SearchedWords([ranking])
    return hits.merged(
      with: further, by: { (words.tier(of: $0) ?? .anywhere).standing($0.knownPopularity) }, >)
  }

  /// Sorts titles that fulfil the condition into the order of hits; if the search asks for a whole
  /// name, drops titles with other names.
  ///
  /// - Parameters:
  ///   - found: The titles, the best known first.
  ///   - detail: Returns the facts of a title.
  ///   - tier: Returns how well a title matches words.
  /// - Returns: The hits; fewer if the task is cancelled meanwhile.
  func inOrder<Title>(
    _ found: [Title], detail: (Title) -> TitleDetail, tier: (Title, SearchedWords) -> MatchTier?
  ) -> [Title] {
    let words = ranking.map { SearchedWords([$0]) }
    guard let order else {
      guard let words else { return found }
      return ranked(UntilCancelled(found), by: words, popularity: { detail($0).knownPopularity }) {
        tier($0, words)
      }
    }
    var hits = found
    if let words, wantsWholeName(of: words) {
      hits = UntilCancelled(found).filter {
        tier($0, words).map(MatchTier.ofWholeNames.contains) == true
      }
    }
    return order.sorted(hits) { value(of: detail($0), in: order) }
  }

  /// Returns the sort value of a title.
  func value(of title: TitleDetail, in order: TitleOrder) -> TitleOrder.Value? {
    order.key.value(of: TitleSummary(title), title, marks[title.id])
  }
}

extension [TitleDetail] {
  /// Merges other sorted titles into these; each goes before the first of these that it precedes.
  fileprivate func merged<Key>(
    with others: [TitleDetail], by key: (TitleDetail) -> Key, _ precedes: (Key, Key) -> Bool
  ) -> [TitleDetail] {
    guard !isEmpty else { return others }
    var rest = others.map { (title: $0, key: key($0)) }[...]
    var merged: [TitleDetail] = []
    for title in self {
      // The key is computed only if needed, since it reads all words of the title.
      let place = rest.isEmpty ? nil : key(title)
      while let place, let next = rest.first, precedes(next.key, place) {
        merged.append(next.title)
        rest.removeFirst()
      }
      merged.append(title)
    }
    return merged + rest.map(\.title)
  }
}
