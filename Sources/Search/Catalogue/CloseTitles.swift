import Titles

/// Titles that stand among the hits of typed words though they may be none.
///
/// Words that find something are not misspelt for sure; so what is near to them takes no hit's
/// place, and is a row among the first five.
struct CloseTitles {
  /// The titles of the very name and year, where a year stands behind the words: they come first.
  private let dated: [TitleDetail]
  /// The well-known title whose name is like the words, where only little-known ones have them.
  private let near: TitleDetail?

  /// The titles, the first ones first.
  var ids: [TitleID] { (dated + [near].compactMap(\.self)).map(\.id) }

  /// The most titles of one name and year.
  private static let mostDated = 4
  /// The place, from 0, of the title that is near.
  private static let lastPlace = 4

  /// Looks for titles that are close to a query; `nil` without any.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - search: Its search.
  ///   - hits: Its first hits.
  ///   - index: The titles.
  /// - Throws: What the index throws.
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

  /// The hits, without these titles, with them.
  func placed(among hits: [TitleDetail]) -> [TitleDetail] {
    var hits = dated + hits
    if let near { hits.insert(near, at: min(Self.lastPlace, hits.count)) }
    return hits
  }
}

// MARK: - A well-known title near by

extension CloseTitles {
  /// A title is well known from so many votes on.
  private static let fewestVotes = 1_000
  /// Hits with more votes are meant rather than anything near by.
  private static let mostVotes = 50_000
  /// How many doublings of votes a title is above all hits of the words.
  private static let lead = 4 * 64
  /// How many of the hits are looked at, and how many of the titles near by.
  private static let considered = 10
  /// The most mistakes in a word.
  private static let mostMistakes = 2

  private static func near(
    _ typed: String, among hits: [TitleDetail], of query: TitleQuery, in index: any TitleIndex
  ) async throws(CatalogueError) -> TitleDetail? {
    let words = SearchedWords([typed])
    let named = hits.prefix(considered).filter { words.tier(of: $0).map { $0 < .anywhere } == true }
    let best = named.map(\.popularity).max() ?? 0
    // Words are not mended while the last one is typed: no title has it as it stands.
    guard best < TitleDetail.popularity(votes: mostVotes),
      named.contains(where: words.areWhole)
    else { return nil }
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
