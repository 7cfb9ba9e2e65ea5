import Keeping
import Search
import Synchronization
import Titles
import TitlesTestSupport

/// A service that answers as OMDb does, what this machine has kept of its answers, and what else
/// this machine knows.
final class NameService: Catalogue {
  let source = DataSource.custom(host: "test")
  private let titles: [TitleDetail]
  private let best: [TitleKey: TitleID]
  private let state: Mutex<State>

  private struct State {
    var here: [TitleDetail]
    var pages: [TitleQuery: Result<TitlePage, CatalogueError>] = [:]
    var details: [TitleKey: Result<TitleDetail, CatalogueError>] = [:]
    var requests: [String] = []
    var error: CatalogueError?

    mutating func learn(_ titles: [TitleDetail]) {
      here += titles.filter { title in !here.contains { $0.id == title.id } }
    }
  }

  /// - Parameters:
  ///   - titles: The titles of the service.
  ///   - here: Those that this machine knows before.
  ///   - best: What the service takes for the best match where it errs.
  init(_ titles: [TitleDetail], here: [TitleDetail] = [], best: [TitleKey: TitleID] = [:]) {
    self.best = best
    self.titles = titles.sorted { $0.votes ?? 0 > $1.votes ?? 0 }
    state = Mutex(State(here: here))
  }

  /// The requests that have reached the service, such as `t=alien 1979` and `s=alien`; those that
  /// would let it try other words end in `…`.
  var requests: [String] { state.withLock { $0.requests } }

  /// Lets this machine learn of titles.
  func learn(_ titles: [TitleDetail]) { state.withLock { $0.learn(titles) } }

  /// Lets all further requests fail, or none.
  func fail(with error: CatalogueError?) { state.withLock { $0.error = error } }

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    if let kept = state.withLock({ $0.pages[query] }) {
      return Answer(try kept.get(), source: source)
    }
    let here = LocalCatalogue(MemoryIndex(state.withLock { $0.here })) { .local(titles: $0.count) }
    if reach == .here { return try await here.titles(matching: query, page: page) }
    try note(
      "s=\(query.text)\(query.years.map { " \($0.text)" } ?? "")\(query.isLiteral ? "" : "…")")
    let result = self.page(for: query)
    state.withLock { $0.pages[query] = result }
    return Answer(try result.get(), source: source)
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    if let kept = state.withLock({ $0.details[key] }) {
      return Answer(try kept.get(), source: source)
    }
    guard reach != .here else { throw .notHere }
    let result: Result<TitleDetail, CatalogueError>
    switch key {
    case .id(let id):
      try note("i=\(id)")
      result = titles.first { $0.id == id }.map { .success($0) } ?? .failure(.notFound)
    case .name(let query):
      try note("t=\(query.text)\(query.years.map { " \($0.text)" } ?? "")")
      let title = best[key].flatMap { id in titles.first { $0.id == id } } ?? best(for: query)
      result = title.map { .success($0) } ?? .failure(.notFound)
    }
    state.withLock { state in
      state.details[key] = result
      if case .success(let title) = result { state.learn([title]) }
    }
    return Answer(try result.get(), source: source)
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> { throw .notFound }

  private func note(_ request: String) throws(CatalogueError) {
    let error = state.withLock { state in
      state.requests.append(request)
      return state.error
    }
    if let error { throw error }
  }

  /// Ten titles that have all words, of which those with an asterisk may be longer.
  private func page(for query: TitleQuery) -> Result<TitlePage, CatalogueError> {
    let words = query.text.lowercased().split(separator: " ")
    guard words.joined().count > 3 else { return .failure(.tooManyResults) }
    let hits = titles.filter { title in
      passes(title, query)
        && words.allSatisfy { word in
          let isBeginning = word.hasSuffix("*")
          return title.words.contains { isBeginning ? $0.hasPrefix(word.dropLast()) : $0 == word }
        }
    }
    guard !hits.isEmpty else { return .failure(.notFound) }
    return .success(
      TitlePage(
        hits.prefix(10).map { TitleSummary($0) }, total: hits.count, size: 10, last: 100,
        query: query))
  }

  /// The title of that name, or else one that begins with it; never a game.
  private func best(for query: TitleQuery) -> TitleDetail? {
    let candidates = titles.filter { passes($0, query) && $0.kind != .game }
    let words = query.text.lowercased().split(separator: " ")
    return candidates.first { $0.words == words }
      ?? candidates.first { $0.words.starts(with: words) }
  }

  private func passes(_ title: TitleDetail, _ query: TitleQuery) -> Bool {
    (query.kind == nil || query.kind == title.kind)
      && (query.years == nil || query.years?.single == title.years?.start)
  }
}

extension TitleDetail {
  fileprivate var words: [Substring] {
    title.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }
  }
}

/// A film of the service, or of this machine.
func film(_ number: Int, _ title: String, _ year: Int, votes: Int? = nil) -> TitleDetail {
  TitleDetail(
    id: id(number), title: title, years: YearRange(year), kind: .movie, votes: votes)
}

/// What became of a name, with the numbers of the titles.
enum MatchingResult: Hashable {
  case found(Int)
  case open([Int])
}

extension NameMatching {
  mutating func result(of name: ImportedName) async -> MatchingResult {
    switch await outcome(of: name) {
    case .found(let title): .found(number(of: title.id))
    case .open(let candidates): .open(candidates.map { number(of: $0.id) })
    }
  }

  private func number(of title: TitleID) -> Int {
    (Int(title.rawValue.dropFirst(2)) ?? 0) - 7_000_000
  }
}

extension NameService {
  /// What becomes of a name that is looked for among no others.
  func outcome(
    of title: String, _ year: Int? = nil, _ kind: TitleKind? = nil, today: CalendarDate? = nil
  ) async -> MatchingResult {
    var matching = NameMatching(self, today: today)
    return await matching.result(of: ImportedName(title: title, year: year, kind: kind))
  }
}
