public import Titles

/// Answers searches from an index on this machine.
public struct LocalCatalogue: Sendable {
  private let index: any TitleIndex
  private let kept: @Sendable () async throws(LibraryError) -> [LibraryEntry]
  private let facts: LocalFacts
  private let source: @Sendable (_ count: Int?) -> DataSource

  /// The number of titles on a page.
  public static let pageSize = 50

  /// The last page that is served: beyond that, a search wants more words.
  private static let lastPage = 200

  /// Makes a catalogue of an index.
  ///
  /// - Parameters:
  ///   - index: The titles.
  ///   - kept: What the user keeps about titles, whether the index has them or not; it is asked for
  ///     only by searches that need it.
  ///   - library: What the user keeps, for the facts that the index lacks; `nil` for nothing.
  ///   - source: What the titles are called, given their number.
  public init(
    _ index: any TitleIndex,
    kept: @escaping @Sendable () async throws(LibraryError) -> [LibraryEntry] = { [] },
    library: (any Library)? = nil,
    source: @escaping @Sendable (_ count: Int?) -> DataSource
  ) {
    self.index = index
    self.kept = kept
    facts = LocalFacts(index, library: library)
    self.source = source
  }

  /// Looks for titles.
  ///
  /// Where nothing matches, the last word may be the year. Words of which nothing is known are taken
  /// for misspelt ones: the answer then is the one to the words that were probably meant, and says so
  /// in its fallback. A literal query gets no such answer.
  ///
  /// - Parameters:
  ///   - query: The search.
  ///   - page: From 1 on.
  /// - Returns: The page; partial, since other sources may know more.
  /// - Throws: ``CatalogueError/notFound`` if no title matches, ``CatalogueError/library(_:)`` if
  ///   what the user keeps is needed and cannot be read, and ``CatalogueError/cancelled`` if the task
  ///   is cancelled before that is known.
  public func titles(
    matching query: TitleQuery, page: Int
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    if let id = TitleReference.parse(query.text) { return try await title(id, query) }
    guard let search = LocalSearch(query) else { throw .nothingToAsk(leftOut: []) }
    let hits =
      search.isAboutLibrary
      ? try await keptHits(for: search, page: page)
      : try await hits(for: search, page: page, in: index)
    if !hits.titles.isEmpty || page > 1 { return await answer(hits, to: query) }
    guard !query.isLiteral else { throw .notFound }
    return try await otherAnswer(to: query)
  }

  /// The answer for a query that is not found as it stands: for a year behind the words, or for words
  /// that are spelt in another way.
  private func otherAnswer(
    to query: TitleQuery
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let dated = query.withYearApart
    if let dated, let search = LocalSearch(dated) {
      let hits = try await hits(for: search, page: 1, in: index)
      if !hits.titles.isEmpty {
        var answer = await answer(hits, to: dated)
        answer.fallback = .words(dated.text, .withoutYear, year: dated.years?.single)
        return answer
      }
    }
    for query in [query, dated].compactMap(\.self) {
      guard let search = LocalSearch(query),
        let corrected = try await corrected(search, of: query)
      else { continue }
      var answer = await answer(corrected.hits, to: corrected.query)
      let year = query == dated ? dated?.years?.single : nil
      answer.fallback = .spelling(corrected.words.followed(by: year))
      return answer
    }
    throw .notFound
  }

  /// What is known about these titles; those that are not known are left out.
  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    await facts.details(of: ids)
  }

  private func title(
    _ id: TitleID, _ query: TitleQuery
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard let detail = await index.details(of: [id])[id] else { throw .notFound }
    return await answer(LocalHits([detail], total: 1), to: query)
  }

  /// The hits for a search that asks what the user keeps: those of the library, too.
  private func keptHits(
    for search: LocalSearch, page: Int
  ) async throws(CatalogueError) -> LocalHits {
    let kept = try await entries()
    var search = search
    search.marks = Dictionary(kept.map { ($0.id, $0.mark) }) { first, _ in first }
    return try await hits(for: search, page: page, in: LibraryIndex(kept, and: index))
  }

  private func entries() async throws(CatalogueError) -> [LibraryEntry] {
    do {
      return try await kept()
    } catch {
      throw .library(error)
    }
  }

  private func hits(
    for search: LocalSearch, page: Int, in index: any TitleIndex
  ) async throws(CatalogueError) -> LocalHits {
    guard (1...Self.lastPage).contains(page) else { return LocalHits() }
    let first = (page - 1) * Self.pageSize
    return try await hits(for: search, in: first..<(first + Self.pageSize), of: index)
  }

  /// The hits that an index has; a search that was stopped has not found nothing.
  private func hits(
    for search: LocalSearch, in rows: Range<Int>, of index: any TitleIndex
  ) async throws(CatalogueError) -> LocalHits {
    let hits = await index.hits(for: search, in: rows)
    guard !Task.isCancelled else { throw .cancelled }
    return hits
  }

  private func answer(_ hits: LocalHits, to query: TitleQuery) async -> Answer<TitlePage> {
    let further = query.wholeExpression.map {
      TitleQuery($0, kind: query.kind, years: query.years)
    }
    let titles = await facts.naming(hits.titles)
    var page = TitlePage(
      titles.map { TitleSummary($0) }, total: hits.total, size: Self.pageSize,
      last: Self.lastPage, query: further ?? query)
    page.known = titles.filter(\.hasFacts)
    return Answer(page, source: source(await index.count), quality: .partial, reach: .here)
  }
}

extension LocalCatalogue {
  /// How many hits are considered for the one that was meant.
  private static let considered = 50

  /// The hits for the words that were probably meant; `nil` if nothing is like those typed.
  private func corrected(
    _ search: LocalSearch, of query: TitleQuery
  ) async throws(CatalogueError) -> (query: TitleQuery, words: String, hits: LocalHits)? {
    // Words among other conditions may be right, and only these too strict.
    guard let typed = search.ranking, case .words = query.wholeExpression?.condition
    else { return nil }
    let misspelt = MisspeltWords(typed.searchWords, in: await index.vocabulary)
    for mistakes in 1...Spelling.mostMistakes {
      guard let words = try await meant(by: misspelt, atMost: mistakes, in: query)
      else { continue }
      let corrected = query.with(words)
      guard let search = LocalSearch(corrected) else { continue }
      let hits = try await hits(for: search, page: 1, in: index)
      if !hits.titles.isEmpty { return (corrected, words.joined(separator: " "), hits) }
    }
    return nil
  }

  /// The likeliest words that lead to a title, with no more than so many mistakes in any of them.
  private func meant(
    by misspelt: MisspeltWords, atMost mistakes: Int, in query: TitleQuery
  ) async throws(CatalogueError) -> [String]? {
    guard let condition = misspelt.condition(atMost: mistakes) else { return nil }
    let search = LocalSearch(condition, limitedTo: query)
    let likely = try await hits(for: search, in: 0..<Self.considered, of: index).titles
    return likely.compactMap { misspelt.meant(as: SearchableTitle($0), atMost: mistakes) }
      .min()?.words
  }
}
