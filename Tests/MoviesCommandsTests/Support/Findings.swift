import Foundation
import MoviesCommands
import MoviesCore
import MoviesSession
import MoviesUI
import OMDB
import OMDBStandIn
import Redux
import SessionTestSupport
import TestSupport
import Titles
import Transport

/// What a person sees after a search.
struct Findings: Equatable {
  var ids: [String]
  var exitCode: Int32
  /// The messages apart from the titles, as shown in a shell.
  var lines: [String]
}

/// Asks a service over real libcurl like the program does, with the command and in a session.
@MainActor
struct Asking {
  let url: ServiceURL
  let key: String
  /// How long a request may take, in seconds.
  let timeout: Double

  /// Runs `search`.
  func command(_ text: String) async throws -> Findings {
    let output = RecordingSink()
    let messages = RecordingSink()
    let exitCode = await run(
      ["search", "--format", "ndjson", "--base-url", url.text, "--", text], output, messages)
    return Findings(
      ids: output.text.matches(of: /"id": ?"(tt\d+)"/).map { String($0.1) }, exitCode: exitCode,
      lines: messages.text.split(separator: "\n").map(String.init))
  }

  /// Runs `show` for a title by its id.
  func show(_ id: TitleID) async throws -> Findings {
    let output = RecordingSink()
    let messages = RecordingSink()
    let exitCode = await run(
      ["show", "--format", "json", "--plot", "full", "--base-url", url.text, id.rawValue],
      output, messages)
    return Findings(
      ids: output.text.matches(of: /"id": ?"(tt\d+)"/).map { String($0.1) }, exitCode: exitCode,
      lines: messages.text.split(separator: "\n").map(String.init))
  }

  /// Runs the store of a session until everything about a title is there, or the reason why it is
  /// not.
  func details(_ id: TitleID) async throws -> Findings {
    let (store, source) = try await store()
    store.dispatch(GetDetail(id))
    try await waitUntil("the end of the request") { store.effects.isIdle }
    await source.close()
    let error = store.state.errors.detail(id)
    let line = error.map { ErrorWording($0, to: .title(.id(id)), source: source.name).line }
    return Findings(
      ids: [store.state.titles.detail(of: id)?.value.id.rawValue].compactMap(\.self),
      exitCode: error?.exitCode.rawValue ?? 0,
      lines: [line.map { "movies-tui: \($0)" }].compactMap(\.self))
  }

  /// Runs the store of a session on a small screen until the search has ended.
  func session(_ text: String) async throws -> Findings {
    let (store, source) = try await store()
    store.dispatch(SearchAction.edited(TextInput(text: text)))
    store.dispatch(SearchAction.submitted)
    try await waitUntil("the end of the search") {
      store.state.list.answered != nil && store.state.loading.inFlight.isEmpty
    }
    await source.close()
    return Findings(store.state, source: source.name)
  }

  private func store() async throws -> (Store<AppState>, Source) {
    let choice = SourceChoice.service(url, key: try APIKey(key))
    let source = try await Source.open(choice, settings: limited(Settings()))
    let clock = ContinuousClock()
    let store = Store(
      initialState: AppState(source: source.name, settings: SessionSettings()),
      reducer: AppState.reduce,
      middlewares: [asyncMiddleware(AppState.self, clock: clock)]
        + appMiddlewares(clock: clock, desktop: NoDesktop())
        + [omdbMiddleware(clock: clock, makeCatalogue: source.makeCatalogue)])
    store.dispatch(ScreenAction.resized(ScreenSize(columns: 80, rows: 10), listRows: 5))
    return (store, source)
  }

  private func run(
    _ arguments: [String], _ output: RecordingSink, _ messages: RecordingSink
  ) async -> Int32 {
    let invocation = Invocation(
      arguments: arguments,
      surroundings: Surroundings(
        environment: ["OMDB_API_KEY": key], output: output, messages: messages),
      open: { choice, settings async throws(Failure) in
        try await Source.open(choice, settings: limited(settings))
      })
    return await Program.run(invocation).rawValue
  }

  private nonisolated func limited(_ settings: Settings) -> Settings {
    var settings = settings
    settings.omdb.timeouts.total = timeout
    return settings
  }
}

extension Findings {
  /// The visible content of a session's state, in the words of a shell.
  fileprivate init(_ state: AppState, source: DataSource) {
    let results = state.list.results
    let query = state.list.answered ?? TitleQuery("")
    let error = state.errors.search
    var sentences: [String] = []
    if case .leftOut(let omissions) = state.screen.notice {
      sentences += omissions.map(\.sentence)
    }
    if let fallback = state.list.answer?.fallback {
      sentences.append(fallback.sentence(for: query))
    }
    if let error {
      let line = ErrorWording(error, to: CatalogueQuestion(searching: query), source: source).line
      sentences.append(
        [line, state.shownMistake?.sentence].compactMap(\.self).joined(separator: " "))
    }
    self.init(
      ids: (0..<min(results.count, 10)).compactMap { results[$0]?.rawValue },
      exitCode: error?.exitCode.rawValue ?? 0, lines: sentences.map { "movies-tui: \($0)" })
  }
}

/// An empty desktop; nobody uses it here.
private struct NoDesktop: Desktop {
  func open(_ link: String) async -> OpeningFailure? { .noBrowser }
  func copy(_ text: String) async -> CopyOutcome { .failed(.noClipboard) }
}
