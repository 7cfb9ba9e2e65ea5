import MoviesCore
import Titles

/// A catalogue in memory: what it has here it tells at once, and what it is asked for anywhere it tells
/// when the test lets it.
actor MemoryCatalogue: Catalogue {
  nonisolated let source = DataSource.omdb
  /// What it was asked for, in order.
  private(set) var asked: [MoviesRequestID] = []
  private let pages: [TitleQuery: Answer<TitlePage>]
  private let details: [TitleID: Answer<TitleDetail>]
  private var pageGates: [MoviesRequestID: Gate<TitlePage>] = [:]
  private var detailGates: [MoviesRequestID: Gate<TitleDetail>] = [:]

  private typealias Gate<Value: Sendable> = AsyncStream<Result<Answer<Value>, CatalogueError>>
    .Continuation

  /// - Parameters:
  ///   - pages: The first pages that it has here.
  ///   - details: The details that it has here.
  init(
    pages: [TitleQuery: Answer<TitlePage>] = [:], details: [TitleID: Answer<TitleDetail>] = [:]
  ) {
    self.pages = pages
    self.details = details
  }

  func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let id = MoviesRequestID.results(page: page, reach: reach)
    asked.append(id)
    if reach == .here {
      guard page == 1, let answer = pages[query] else { throw .notHere }
      return answer
    }
    let (stream, gate) = AsyncStream.makeStream(of: Result<Answer<TitlePage>, CatalogueError>.self)
    pageGates[id] = gate
    return try await first(of: stream)
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard case .id(let title) = key else { throw .notFound }
    asked.append(reach == .here ? .here(.title(title)) : .title(title))
    if reach == .here {
      guard let answer = details[title] else { throw .notHere }
      return answer
    }
    let (stream, gate) = AsyncStream.makeStream(
      of: Result<Answer<TitleDetail>, CatalogueError>.self)
    detailGates[.title(title)] = gate
    return try await first(of: stream)
  }

  func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season> { throw .notFound }

  /// Answers a page that was asked for anywhere.
  func answer(_ id: MoviesRequestID, _ result: Result<Answer<TitlePage>, CatalogueError>) {
    pageGates[id]?.yield(result)
  }

  /// Answers details that were asked for anywhere.
  func answer(_ title: TitleID, _ result: Result<Answer<TitleDetail>, CatalogueError>) {
    detailGates[.title(title)]?.yield(result)
  }

  private func first<Value: Sendable>(
    of stream: AsyncStream<Result<Answer<Value>, CatalogueError>>
  ) async throws(CatalogueError) -> Answer<Value> {
    for await result in stream { return try result.get() }
    throw .cancelled
  }
}
