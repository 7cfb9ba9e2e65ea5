import MoviesCore
import Titles

/// A catalogue in memory: what it has here it tells at once, and what it is asked for anywhere it
/// tells when the test lets it.
actor MemoryCatalogue: Catalogue {
  nonisolated let source = DataSource.omdb
  nonisolated let abilities: CatalogueAbilities
  /// What it was asked for, in order.
  private(set) var asked: [MoviesRequestID] = []
  /// How far each of these questions went.
  private(set) var reaches: [CachePolicy] = []
  /// The pages that it was asked for anywhere, in words, in order.
  private(set) var questions: [String] = []
  /// The questions that wait for an answer, by their numbers.
  private var queries: [Int: (id: MoviesRequestID, query: TitleQuery)] = [:]
  /// How many questions were cancelled before their answers came.
  private(set) var cancelled = 0
  private let pages: [TitleQuery: Answer<TitlePage>]
  private let details: [TitleID: Answer<TitleDetail>]
  private let seasons: [Int: Answer<Season>]
  /// Why it can answer nothing here; `nil` if it can.
  private let failure: CatalogueError?
  private var pageGates = Gates<TitlePage>()
  private var detailGates = Gates<TitleDetail>()
  private var seasonGates = Gates<Season>()

  /// - Parameters:
  ///   - answersHere: Whether it has anything here; if not, it is like a service without a memory,
  ///     which takes a single year.
  ///   - pages: The first pages that it has here.
  ///   - details: The details that it has here.
  ///   - seasons: The seasons that it has here, of any series.
  ///   - searchesHere: Whether it searches them by any words and expressions.
  ///   - failure: Why it can answer nothing here; `nil` if it can.
  init(
    answersHere: Bool = true, pages: [TitleQuery: Answer<TitlePage>] = [:],
    details: [TitleID: Answer<TitleDetail>] = [:], seasons: [Int: Answer<Season>] = [:],
    searchesHere: Bool = false, failure: CatalogueError? = nil
  ) {
    self.failure = failure
    abilities = CatalogueAbilities(
      answersHere: answersHere, takesYearRanges: answersHere, searchesHere: searchesHere)
    self.pages = pages
    self.details = details
    self.seasons = seasons
  }

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let id = MoviesRequestID.results(page: page, reach: reach)
    asked.append(id)
    reaches.append(reach)
    if reach == .here {
      if let failure { throw failure }
      guard page == 1, let answer = pages[query] else { throw .notHere }
      return answer
    }
    questions.append("\(query.text), page \(page)")
    return try await first(of: pageGates.open(id), for: id, query)
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard case .id(let title) = key else { throw .notFound }
    asked.append(reach == .here ? .here(.title(title)) : .title(title))
    reaches.append(reach)
    if reach == .here {
      guard let answer = details[title] else { throw .notHere }
      return answer
    }
    return try await first(of: detailGates.open(.title(title)), for: .title(title))
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    let id = MoviesRequestID.season(series, number)
    asked.append(reach == .here ? .here(id) : id)
    reaches.append(reach)
    if reach == .here {
      guard let answer = seasons[number] else { throw .notHere }
      return answer
    }
    return try await first(of: seasonGates.open(id), for: id)
  }

  /// The seasons that it was asked for anywhere, in order.
  var askedSeasons: [Int] {
    asked.compactMap { if case .season(_, let number) = $0 { number } else { nil } }
  }

  /// Answers a season that was asked for anywhere, or is about to be.
  func answer(
    season number: Int, of series: TitleID, _ result: Result<Season, CatalogueError>
  ) {
    seasonGates.answer(.season(series, number), result.map { Answer($0, source: .omdb) })
  }

  /// Answers a page that was asked for anywhere, or is about to be.
  func answer(_ id: MoviesRequestID, _ result: Result<Answer<TitlePage>, CatalogueError>) {
    pageGates.answer(id, result)
  }

  /// Answers details that were asked for anywhere, or are about to be.
  func answer(_ title: TitleID, _ result: Result<Answer<TitleDetail>, CatalogueError>) {
    detailGates.answer(.title(title), result)
  }

  /// How many questions wait for an answer.
  var waiting: Int { queries.count }

  /// The query of a question that waits for its answer, empty unless it is a search; `nil` if none
  /// waits.
  func query(waitingFor id: MoviesRequestID) -> TitleQuery? {
    queries.filter { $0.value.id == id }.max { $0.key < $1.key }?.value.query
  }

  private func first<Value: Sendable>(
    of stream: AsyncStream<Result<Answer<Value>, CatalogueError>>, for id: MoviesRequestID,
    _ query: TitleQuery = TitleQuery("")
  ) async throws(CatalogueError) -> Answer<Value> {
    // Each is in the list by now.
    let number = asked.count
    queries[number] = (id, query)
    defer { queries[number] = nil }
    for await result in stream { return try result.get() }
    cancelled += 1
    throw .cancelled
  }
}

/// Brings questions and their answers together, whichever comes first.
private struct Gates<Value: Sendable> {
  typealias Stream = AsyncStream<Result<Answer<Value>, CatalogueError>>

  private var gates: [MoviesRequestID: Stream.Continuation] = [:]
  private var early: [MoviesRequestID: Result<Answer<Value>, CatalogueError>] = [:]

  /// The answer to a question, when it comes; none to one that has been cancelled.
  mutating func open(_ id: MoviesRequestID) -> Stream {
    let (stream, gate) = Stream.makeStream()
    if Task.isCancelled {
      gate.finish()
    } else if let answer = early.removeValue(forKey: id) {
      gate.yield(answer)
    } else {
      gates[id] = gate
    }
    return stream
  }

  mutating func answer(
    _ id: MoviesRequestID, _ result: Result<Answer<Value>, CatalogueError>
  ) {
    // Whoever was cancelled does not listen any more: the answer is for the next one.
    if case .enqueued = gates.removeValue(forKey: id)?.yield(result) { return }
    early[id] = result
  }
}
