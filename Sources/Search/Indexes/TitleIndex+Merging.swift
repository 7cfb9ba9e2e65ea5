import Titles

extension TitleIndex {
  /// Looks for titles, together with further ones that are known elsewhere.
  ///
  /// The hits of the index stay in its order, which may know more than their facts tell: other
  /// names, or that films come before shorts. So every page has what follows on the one before.
  ///
  /// - Parameters:
  ///   - search: What is looked for. What the index itself would find among the further titles is
  ///     left out of it.
  ///   - further: The further hits, in their order.
  ///   - rows: Which of the hits are wanted, from 0.
  /// - Returns: These hits.
  /// - Throws: As ``hits(for:in:)``.
  func hits(
    for search: LocalSearch, and further: [TitleDetail], in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    guard !further.isEmpty else { return try await hits(for: search, in: rows) }
    // No hit that the index has further down can be among these rows.
    let hits = try await hits(for: search, in: 0..<rows.upperBound)
    let merged = search.merging(further, into: hits.titles)
    let found = (hits.total ?? hits.leastTotal ?? 0) + further.count
    return LocalHits(
      Array(merged[rows.clamped(to: merged.indices)]), total: hits.total == nil ? nil : found,
      leastTotal: hits.total == nil ? found : nil)
  }
}

extension LocalSearch {
  /// Puts further hits, in their order, at their places among those of an index.
  fileprivate func merging(_ further: [TitleDetail], into hits: [TitleDetail]) -> [TitleDetail] {
    if let order {
      return hits.merged(with: further, by: { value(of: $0, in: order) }, order.precedes)
    }
    guard let ranking else { return hits.merged(with: further, by: \.popularity, >) }
    let words = SearchedWords([ranking])
    return hits.merged(
      with: further, by: { (words.tier(of: $0) ?? .anywhere).standing($0.knownPopularity) }, >)
  }

  /// Puts titles that fulfil the condition in the order of the hits, without those whose whole name
  /// is another one, if it is asked for.
  ///
  /// - Parameters:
  ///   - found: The titles, the best known first.
  ///   - detail: The facts of a title.
  ///   - tier: How well a title matches words.
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

  /// The value that decides the order.
  func value(of title: TitleDetail, in order: TitleOrder) -> TitleOrder.Value? {
    order.key.value(of: TitleSummary(title), title, marks[title.id])
  }
}

extension [TitleDetail] {
  /// Puts others, in their order, each before the first of these that it precedes.
  fileprivate func merged<Key>(
    with others: [TitleDetail], by key: (TitleDetail) -> Key, _ precedes: (Key, Key) -> Bool
  ) -> [TitleDetail] {
    guard !isEmpty else { return others }
    var rest = others.map { (title: $0, key: key($0)) }[...]
    var merged: [TitleDetail] = []
    for title in self {
      // To tell the place of a title takes a look at all its words.
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
