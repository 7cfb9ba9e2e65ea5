public import Foundation
public import Titles

/// A catalogue that remembers the answers of another one.
///
/// - `.here` is answered from the database alone, whatever the age of the answer.
/// - `.anywhere` is answered from the database if the answer there is complete and up to date;
///   otherwise the other catalogue is asked.
/// - `.afresh` always asks the other one.
///
/// If the other catalogue cannot be reached, or its limit is used up, the kept answer is returned
/// as a stale one. A failure to find anything is remembered for some minutes; no other error is.
public struct CachedCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let shelf: AnswerShelf
  private let lifetimes: CacheLifetimes
  private let isSecret: @Sendable (String) -> Bool
  private let clock: @Sendable () -> Date

  /// Wraps a catalogue.
  ///
  /// A ``CachedTitleIndex`` of the same scope finds the titles in its answers.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - scope: The origin of the service, which separates its answers from those of others; never
  ///     a key.
  ///   - database: The database in which the answers are kept.
  ///   - lifetimes: How long answers count as up to date.
  ///   - isSecret: Returns whether a text contains something that must not be written to a file.
  ///   - clock: Returns the current time.
  public init(
    _ base: any Catalogue, scope: String, database: CacheDatabase,
    lifetimes: CacheLifetimes = CacheLifetimes(),
    isSecret: @escaping @Sendable (String) -> Bool = { _ in false },
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.base = base
    self.lifetimes = lifetimes
    self.isSecret = isSecret
    self.clock = clock
    shelf = AnswerShelf(database: database, scope: scope)
  }

  /// Returns a page of titles, and also stores each title if the page has all the facts about it.
  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let ask = { () async throws(CatalogueError) -> Answer<TitlePage> in
      try await base.titles(matching: query, page: page, reach: reach)
    }
    guard !isSecret(query.text) else { return try await ask() }
    let question = Question.search(query, page: page)
    return try await answer(to: question, reach: reach, asking: ask) { answer in
      answer.value.details.map { (.title($0.id, plot: .full), answer.leading(to: $0)) }
    }
  }

  /// Returns a title; a title that was found by its name is also stored under its id.
  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    let ask = { () async throws(CatalogueError) -> Answer<TitleDetail> in
      try await base.title(key, plot: plot, reach: reach)
    }
    switch key {
    case .id(let id): return try await answer(to: .title(id, plot: plot), reach: reach, asking: ask)
    case .name(let query):
      guard !isSecret(query.text) else { return try await ask() }
      return try await answer(toName: .name(query), plot: plot, reach: reach, asking: ask)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    try await answer(to: .season(number, of: series), reach: reach) {
      () async throws(CatalogueError) in
      try await base.season(number, of: series, reach: reach)
    }
  }
}

/// A function that asks the other catalogue.
private typealias Asking<Value: Sendable> = () async throws(CatalogueError) -> Answer<Value>

extension CachedCatalogue {
  /// Answers a question whose answer is kept as a whole.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - reach: How far the question may go.
  ///   - ask: Asks the other catalogue.
  ///   - titles: Returns the titles that came with the answer.
  /// - Returns: The answer.
  /// - Throws: A `CatalogueError`.
  private func answer<Value: Perishable>(
    to question: Question, reach: CachePolicy, asking ask: Asking<Value>,
    keeping titles: (Answer<Value>) -> [(Question, Answer<TitleDetail>)] = { _ in [] }
  ) async throws(CatalogueError) -> Answer<Value> {
    let now = Moment(clock())
    let known: Known<Value> = await known(question, at: now)
    return try await answer(to: question, knowing: known, at: now, reach, asking: ask) { answer in
      [row(question, answer)] + titles(answer).map(row)
    }
  }

  /// Answers a question about the title with a name: one row holds the id of that title, and
  /// another one the title itself.
  private func answer(
    toName question: Question, plot: PlotLength, reach: CachePolicy, asking ask: Asking<TitleDetail>
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    let now = Moment(clock())
    let name: Known<TitleID> = await known(question, at: now)
    var detail = Known<TitleDetail>()
    if let id = name.answer?.value { detail = await known(.title(id, plot: plot), at: now) }
    let known = Known(name: name, detail: detail)
    return try await answer(to: question, knowing: known, at: now, reach, asking: ask) { answer in
      let id = answer.value.id
      return [
        row(question, answer.map { _ in id }),
        row(.title(id, plot: plot), answer.leading(to: answer.value)),
      ]
    }
  }

  /// Answers from what is known if that suffices, and asks otherwise.
  private func answer<Value: Perishable>(
    to question: Question, knowing known: Known<Value>, at now: Moment, _ reach: CachePolicy,
    asking ask: Asking<Value>, keeping rows: (Answer<Value>) -> [AnswerShelf.Row?]
  ) async throws(CatalogueError) -> Answer<Value> {
    switch reach {
    case .here:
      guard let outcome = known.outcome else { throw .notHere }
      return try outcome.get().reaching(reach)
    case .anywhere:
      if let settled = known.settled { return try settled.get().reaching(reach) }
    case .afresh: break
    }
    do throws(CatalogueError) {
      let answer = try await ask()
      await shelf.keep(rows(answer).compactMap(\.self), at: now)
      return answer
    } catch {
      await keep(error, for: question, knowing: known, at: now)
      guard error.leavesKeptAnswer, var answer = known.answer else { throw error }
      answer.quality = min(answer.quality, .stale)
      return answer.reaching(.anywhere)
    }
  }

  /// Stores the part of an error that is worth remembering.
  private func keep<Value>(
    _ error: CatalogueError, for question: Question, knowing known: Known<Value>, at now: Moment
  ) async {
    if error.meansNothingFound {
      let time = lifetimes.nothingFound
      await shelf.keep(nothingFound: error, for: question, at: now, for: time)
    } else if error.happenedAtSource, let row = known.row {
      await shelf.noteRefresh(of: row, at: now)
    }
  }

  private func known<Value>(_ question: Question, at now: Moment) async -> Known<Value> {
    guard let kept: CachedAnswer<Value> = await shelf.kept(question, at: now) else {
      return Known()
    }
    return Known(kept, at: now, lifetimes)
  }

  private func row(_ question: Question, _ answer: Answer<some Perishable>) -> AnswerShelf.Row? {
    KeptJSON.text(of: answer).map {
      AnswerShelf.Row(question: question, json: $0, sightings: answer.sightings)
    }
  }
}

extension Answer {
  /// Returns the answer as the answer to a question with this reach.
  fileprivate func reaching(_ reach: CachePolicy) -> Answer {
    var answer = self
    answer.reach = reach
    return answer
  }

  /// Returns the answer for one of its titles, as if the title had been asked for by its id.
  fileprivate func leading(to detail: TitleDetail) -> Answer<TitleDetail> {
    var answer = map { _ in detail }
    answer.fallback = nil
    return answer
  }
}

extension CatalogueError {
  /// Whether the error says that nothing matches the question, rather than that the source failed.
  var meansNothingFound: Bool {
    switch self {
    case .notFound, .tooManyResults: true
    default: false
    }
  }

  /// Whether the request has left the machine, and so counts against the limit.
  var happenedAtSource: Bool {
    switch self {
    case .timedOut, .tooSlow, .serviceFailing, .blocked, .unreadable, .tooLarge: true
    default: false
    }
  }
}
