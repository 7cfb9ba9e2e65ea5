public import Titles

/// A catalogue that answers from an index on this machine.
///
/// An answer is complete if the index has everything of its source, and otherwise partial.
public struct LocalCatalogue: Sendable {
  let index: any TitleIndex
  private let facts: LocalFacts
  private let source: @Sendable (_ extent: IndexExtent) -> DataSource

  /// The number of titles on a page.
  public static let pageSize = 50

  /// The last page that a search can reach; to see more, the user must narrow the search.
  private static let lastPage = 200

  /// Makes a catalogue that answers from an index.
  ///
  /// - Parameters:
  ///   - index: The titles.
  ///   - facts: The source of facts about the titles that a list names; `nil` for the index itself.
  ///   - source: Returns the source of the answers, given the extent of the index.
  public init(
    _ index: any TitleIndex, facts: LocalFacts? = nil,
    source: @escaping @Sendable (_ extent: IndexExtent) -> DataSource
  ) {
    self.index = index
    self.facts = facts ?? LocalFacts(index)
    self.source = source
  }

  /// Searches for titles.
  ///
  /// If nothing matches, the last word is tried as a year. If that fails, misspelt words are
  /// corrected, or one word too many is dropped; the fallback of the answer then gives the words
  /// used. If only little-known titles match, a well-known one with a similar name is added; see
  /// `CloseTitles`. A literal query is never changed.
  ///
  /// - Parameters:
  ///   - query: The search.
  ///   - page: The number of the page, from 1.
  /// - Returns: The page.
  /// - Throws: `CatalogueError.notFound` if no title matches, `CatalogueError.unsearchable` and
  ///   `CatalogueError.library(_:)` if the index or the library cannot be read, and
  ///   `CatalogueError.cancelled` if the task is cancelled before that is known.
  public func titles(
    matching query: TitleQuery, page: Int
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    if let id = query.titleID {
      guard let detail = try await index.details(of: [id])[id] else { throw .notFound }
      return try await answer(LocalHits([detail], total: 1), to: query)
    }
    guard let search = LocalSearch(query) else { throw .nothingToAsk(leftOut: []) }
    var hits = try await hits(for: search, page: page)
    if !hits.titles.isEmpty || page > 1 {
      if let close = try await closeTitles(to: query, search, hits, page: page) {
        hits = try await self.hits(for: search, with: close, page: page)
      }
      var answer = try await answer(hits, to: query)
      if page == 1, let person = query.wholeExpression?.person {
        answer.value.person = try await index.person(person)
      }
      return answer
    }
    guard !query.isLiteral else { throw .notFound }
    return try await otherAnswer(to: query)
  }

  /// Answers a query without hits by reading its last word as a year, or by correcting its words.
  private func otherAnswer(
    to query: TitleQuery
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let dated = query.withYearApart
    if let dated, let search = LocalSearch(dated) {
      let hits = try await hits(for: search, page: 1)
      if !hits.titles.isEmpty {
        var answer = try await answer(hits, to: dated)
        answer.fallback = .words(dated.text, .withoutYear, year: dated.years?.single)
        return answer
      }
    }
    for query in [query, dated].compactMap(\.self) {
      guard let corrected = try await corrected(query) else { continue }
      var answer = try await answer(corrected.hits, to: corrected.query)
      let year = query == dated ? dated?.years?.single : nil
      answer.fallback = .spelling(corrected.words.followed(by: year))
      return answer
    }
    throw .notFound
  }

  /// Returns further titles that are close to a query, apart from its hits; `nil` if there are
  /// none.
  private func closeTitles(
    to query: TitleQuery, _ search: LocalSearch, _ hits: LocalHits, page: Int
  ) async throws(CatalogueError) -> CloseTitles? {
    guard !query.isLiteral, search.order == nil, !search.isWholeName else { return nil }
    let first = page == 1 ? hits : try await self.hits(for: search, page: 1)
    return try await CloseTitles(to: query, search, among: first.titles, in: index)
  }

  /// Returns the hits of a page together with the close titles.
  private func hits(
    for search: LocalSearch, with close: CloseTitles, page: Int
  ) async throws(CatalogueError) -> LocalHits {
    guard (1...Self.lastPage).contains(page) else { return LocalHits() }
    var search = search
    search.leftOut.formUnion(close.ids)
    let end = page * Self.pageSize - close.ids.count
    let start = page == 1 ? 0 : end - Self.pageSize
    var hits = try await index.hits(for: search, in: start..<end)
    if page == 1 { hits.titles = close.placed(among: hits.titles) }
    hits.total = hits.total.map { $0 + close.ids.count }
    return hits
  }

  /// Returns the details of titles; unknown ones are left out.
  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    await facts.details(of: ids)
  }

  /// Returns the title, with the name of its series if it is an episode and the name is known.
  func naming(_ title: TitleDetail) async -> TitleDetail {
    await facts.naming([title]).first ?? title
  }

  /// Finds a title by its id or its whole name.
  ///
  /// - Parameter key: The id or the name.
  /// - Returns: The facts about the title, which are more than a row of a list shows.
  /// - Throws: `CatalogueError.notHere` if no more than the facts of a row are known; otherwise as
  ///   ``titles(matching:page:)``.
  public func title(_ key: TitleKey) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard let detail = try await detail(of: key), detail.hasFacts,
      let named = await facts.naming([detail]).first
    else { throw .notHere }
    return try await answer(named)
  }

  private func detail(of key: TitleKey) async throws(CatalogueError) -> TitleDetail? {
    switch key {
    case .id(let id): return try await index.details(of: [id])[id]
    case .name(let query):
      guard let search = LocalSearch(query) else { return nil }
      return try await hits(for: search, page: 1).titles
        .first { $0.title.searchWords == query.text.searchWords }
    }
  }

  /// Returns the first title with a name, and whether that is its whole name.
  ///
  /// - Parameter query: The name, optionally with a kind and years.
  /// - Returns: The title; `nil` if the query finds none.
  /// - Throws: As ``titles(matching:page:)``.
  func first(
    named query: TitleQuery
  ) async throws(CatalogueError) -> (title: TitleDetail, isWhole: Bool)? {
    guard var search = LocalSearch(query) else { return nil }
    search.countsHits = false
    // The first pass finds most names without reading every title that has their words.
    for isWholeName in [true, false] {
      search.isWholeName = isWholeName
      guard let first = try await index.hits(for: search, in: 0..<1).titles.first else { continue }
      let tier = search.ranking.flatMap { SearchedWords([$0]).tier(of: first) }
      return (first, tier.map(MatchTier.ofWholeNames.contains) == true)
    }
    return nil
  }

  /// Returns the known episodes of a season.
  ///
  /// - Parameters:
  ///   - number: The number of the season, from 1.
  ///   - series: The series.
  /// - Returns: The season.
  /// - Throws: As ``titles(matching:page:)``; `CatalogueError.notHere` if no episode is known.
  public func season(
    _ number: Int, of series: TitleID
  ) async throws(CatalogueError) -> Answer<Season> {
    guard let season = try await index.season(number, of: series) else { throw .notHere }
    return try await answer(season)
  }

  func hits(
    for search: LocalSearch, page: Int
  ) async throws(CatalogueError) -> LocalHits {
    guard (1...Self.lastPage).contains(page) else { return LocalHits() }
    let first = (page - 1) * Self.pageSize
    return try await index.hits(for: search, in: first..<(first + Self.pageSize))
  }

  private func answer(
    _ hits: LocalHits, to query: TitleQuery
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let further = query.wholeExpression.map {
      TitleQuery($0, kind: query.kind, years: query.years)
    }
    let titles = await facts.naming(hits.titles)
    var page = TitlePage(
      titles.map { TitleSummary($0) }, total: hits.total, size: Self.pageSize,
      last: Self.lastPage, query: further ?? query)
    page.leastTotal = hits.leastTotal
    var answer = try await answer(page)
    // In a complete index, a title without facts really has none; otherwise, they are unknown.
    answer.value.known = answer.quality == .complete ? titles : titles.filter(\.hasFacts)
    return answer
  }

  private func answer<Value>(_ value: Value) async throws(CatalogueError) -> Answer<Value> {
    let extent = try await index.extent
    return Answer(
      value, source: source(extent),
      quality: extent.coverage == .everything ? .complete : .partial, reach: .here)
  }
}
