import Titles

/// Titles that are added to the hits of typed words, although they may not match the words.
///
/// Words that find something may still be misspelt, so a near title is added as one of the first
/// five rows, without replacing a hit.
struct CloseTitles {
  /// The titles with exactly the typed name and year, if the words end in a year; they come first.
  private let dated: [TitleDetail]
  /// The well-known title with a similar name, if only little-known titles match.
  private let near: TitleDetail?

  /// The ids of the titles, in order.
  var ids: [TitleID] { (dated + [near].compactMap(\.self)).map(\.id) }

  /// The maximum number of titles with one name and year.
  private static let mostDated = 4
  /// The index at which the near title is inserted, unless there are fewer hits.
  private static let lastPlace = 4

  /// Looks for titles that are close to a query; returns `nil` if there are none.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - search: The search of the query.
  ///   - hits: The first hits of the search.
  ///   - index: The titles.
  /// - Throws: Any error of the index.
  init?(
    to query: TitleQuery, _ search: LocalSearch, among hits: [TitleDetail], in index: any TitleIndex
  ) async throws(CatalogueError) {
    guard case .words = query.wholeExpression?.condition, let typed = search.ranking else {
      return nil
    }
    var dated: [TitleDetail] = []
    if var query = query.withYearApart {
      query.isWholeName = true
      if let search = LocalSearch(query) {
        dated = try await index.hits(for: search, in: 0..<Self.mostDated).titles
      }
    }
    self.dated = dated
    near = try await Self.near(typed, among: dated + hits, of: query, in: index)
    guard !ids.isEmpty else { return nil }
  }

  /// Adds these titles to hits, which must not contain them.
  func placed(among hits: [TitleDetail]) -> [TitleDetail] {
    var hits = dated + hits
    if let near { hits.insert(near, at: min(Self.lastPlace, hits.count)) }
    return hits
  }
}

// MARK: - Near titles that are well known

extension CloseTitles {
  /// The minimum number of votes of a well-known title.
  private static let fewestVotes = 1_000
  /// The number of votes at or above which a hit rules out near titles.
  private static let mostVotes = 50_000
  /// The lead in popularity, four doublings of votes, that a near title needs over all hits.
  private static let lead = 4 * TitleDetail.doubling
  /// The number of hits, and of near titles, to consider.
  private static let considered = 10
  /// The maximum number of mistakes per word.
  private static let mostMistakes = 2

  private static func near(
    _ typed: String, among hits: [TitleDetail], of query: TitleQuery, in index: any TitleIndex
  ) async throws(CatalogueError) -> TitleDetail? {
    let words = SearchedWords([typed])
    let tiers = hits.prefix(considered).map { (title: $0, tier: words.tier(of: $0) ?? .anywhere) }
    // Only a slip that is another title's whole name is corrected: otherwise, more may be typed.
    guard tiers.contains(where: { MatchTier.ofWholeNames.contains($0.tier) }) else { return nil }
    let best = tiers.filter { $0.tier < .anywhere }.map(\.title.popularity).max() ?? 0
    guard best < TitleDetail.popularity(votes: mostVotes) else { return nil }
    let fewest = max(best + lead, TitleDetail.popularity(votes: fewestVotes))
    let misspelt = try await MisspeltWords(words.words, in: index, areComplete: true)
    for mistakes in 1...mostMistakes {
      guard let condition = misspelt.nameCondition(atMost: mistakes) else { continue }
      var search = LocalSearch(condition, limitedTo: query)
      search.countsHits = false
      let near = try await index.hits(for: search, in: 0..<considered).titles.first { title in
        title.popularity >= fewest && misspelt.areNearName(of: title, atMost: mistakes)
      }
      if let near { return near }
    }
    return nil
  }
}
