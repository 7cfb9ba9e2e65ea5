public import Titles
public import Transport

/// OMDb, or a compatible service, as a `Catalogue`.
///
/// The peculiarities of OMDb end here: words that it cannot handle, films that it finds only by
/// other words, errors sent as text, and rejected keys that come from a cache.
public struct OMDBCatalogue: Catalogue {
  public let source: DataSource
  private let service: HTTPService
  private let onProgress: SearchProgress.Observer

  /// Makes a catalogue from a service.
  ///
  /// - Parameters:
  ///   - service: The service; its transport adds the key.
  ///   - source: The name of the source. Default: derived from its address.
  ///   - onProgress: Called with the progress of a search before it is answered.
  public init(
    _ service: HTTPService, source: DataSource? = nil,
    onProgress: @escaping SearchProgress.Observer = { _, _ in }
  ) {
    self.service = service
    self.source = source ?? DataSource(service.url)
    self.onProgress = onProgress
  }

  /// Searches by words, and if these find nothing, by each `Fallback` in turn, unless the query is
  /// literal.
  ///
  /// For an id, or the address of a title's page at IMDb, the answer is that one title.
  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard reach != .here else { throw .notHere }
    try checkYears(of: query)
    guard page == 1 else { return answer(try await furtherPage(page, of: query)) }
    if let id = query.titleID {
      let detail = try await ask(FindTitle(.id(id), plot: .full))
      return answer(TitlePage(of: detail, query: query))
    }
    let words = NormalizedQuery(query.text)
    guard !words.text.isEmpty else { throw .nothingToAsk(leftOut: words.omissions) }
    if !words.omissions.isEmpty { onProgress(.leftOut(words.omissions), query) }
    var asked = query
    asked.text = words.text
    return try await search(asked, for: query)
  }

  /// Asks for a title; if a name is not found and ends in a year, asks again for the name before
  /// the year, in that year.
  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard reach != .here else { throw .notHere }
    switch key {
    case .id: return answer(try await ask(FindTitle(key, plot: plot)))
    case .name(let query): return answer(try await title(named: query, plot: plot))
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    guard reach != .here else { throw .notHere }
    return answer(try await ask(FindSeason(series: series, season: number)))
  }

  private func title(
    named query: TitleQuery, plot: PlotLength
  ) async throws(CatalogueError) -> TitleDetail {
    try checkYears(of: query)
    let words = NormalizedQuery(query.text)
    guard !words.text.isEmpty else { throw .nothingToAsk(leftOut: words.omissions) }
    do throws(CatalogueError) {
      return try await ask(FindTitle(.name(query), plot: plot))
    } catch {
      guard error == .notFound, let dated = query.withLastWordAsYear else { throw error }
      return try await ask(FindTitle(.name(dated), plot: plot))
    }
  }

  /// Throws an error for a range of years, since OMDb can be asked for a single year only.
  private func checkYears(of query: TitleQuery) throws(CatalogueError) {
    if let years = query.years, years.single == nil { throw .oneYearOnly }
  }

  /// Asks for a page after the first; returns an empty page if it is not found.
  ///
  /// OMDb counts more rows than it has, so a page that is not found means the end.
  private func furtherPage(
    _ number: Int, of query: TitleQuery
  ) async throws(CatalogueError) -> TitlePage {
    do throws(CatalogueError) {
      return try await ask(SearchTitles(query, page: number))
    } catch {
      guard error == .notFound else { throw error }
      return TitlePage(
        [], total: nil, size: SearchTitles.pageSize, last: SearchTitles.lastPage, query: query)
    }
  }

  /// Searches; if that fails, tries the fallbacks one after the other until one succeeds, or until
  /// an error that would affect the others as well.
  ///
  /// - Parameters:
  ///   - words: The words to search for.
  ///   - query: The typed query, for progress reports.
  /// - Returns: The first page.
  /// - Throws: The first error, or the one that stopped the search.
  private func search(
    _ words: TitleQuery, for query: TitleQuery
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let first: CatalogueError
    do throws(CatalogueError) {
      return answer(try await ask(SearchTitles(words)).ranked(for: words.text))
    } catch {
      first = error
    }
    guard !words.isLiteral else { throw first }
    for step in SearchFallback.steps(after: words, error: first) {
      guard !Task.isCancelled else { throw .cancelled }
      onProgress(.trying(step.fallback), query)
      do throws(CatalogueError) {
        return try await answer(to: step)
      } catch {
        guard error == .notFound || error == .tooManyResults else { throw error }
      }
    }
    throw first
  }

  private func answer(
    to step: SearchFallback.Step
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    switch step.question {
    case .search(let words):
      let page = try await ask(SearchTitles(words)).ranked(for: words.text)
      return answer(page, fallback: step.fallback)
    case .title(let name):
      let detail = try await ask(FindTitle(.name(name), plot: .full))
      return answer(
        TitlePage(of: detail, query: name), fallback: Fallback(answeredWith: detail, name.text))
    }
  }

  /// Asks once, and once more if the key is rejected: the rejection may come from a cache, and the
  /// transport then sends the parameters in an order that no cache has seen.
  private func ask<Asked: Endpoint>(
    _ endpoint: Asked
  ) async throws(CatalogueError) -> Asked.Response {
    do throws(CatalogueError) {
      return try await send(endpoint)
    } catch {
      guard error == .keyRefused else { throw error }
      return try await send(endpoint)
    }
  }

  private func send<Asked: Endpoint>(
    _ endpoint: Asked
  ) async throws(CatalogueError) -> Asked.Response {
    let reply: TransportReply
    do throws(TransportError) {
      reply = try await service.send(query: endpoint.parameters)
    } catch {
      throw CatalogueError(error)
    }
    return try endpoint.response(in: reply)
  }

  private func answer<Value>(_ value: Value, fallback: Fallback? = nil) -> Answer<Value> {
    Answer(value, source: source, fallback: fallback)
  }
}

extension TitlePage {
  /// Makes the page with the one title that was requested by id or name.
  fileprivate init(of detail: TitleDetail, query: TitleQuery) {
    self.init(
      [TitleSummary(detail)], total: 1, size: SearchTitles.pageSize, last: 1, query: query,
      details: [detail])
  }
}

extension Fallback {
  /// Makes the fallback for a title that was asked for by name: OMDb answers with its best match,
  /// which may have another name.
  fileprivate init(answeredWith detail: TitleDetail, _ name: String) {
    self =
      detail.title.comparisonKey == name.comparisonKey
      ? .title(named: name) : .bestMatch(for: name)
  }
}
