import CurlHTTP
import MoviesCore
import MoviesSession
import SafeText
import Titles

extension SessionOptions {
  /// Makes the options of a session from the configuration, except for its traces.
  ///
  /// The command line and the configuration may contain anything; their texts are made harmless
  /// here.
  ///
  /// - Parameters:
  ///   - query: The words to search for; empty for the default query.
  ///   - choice: The source of the titles.
  ///   - settings: The settings, overridden by the flags.
  ///   - memory: The memory of the last session.
  ///   - open: Opens the source.
  init(
    query: String, choice: SourceChoice, settings: Settings,
    memory: SessionMemory = SessionMemory(),
    open: @escaping Source.Opener
  ) {
    let firstState = AppState(
      query: query, source: choice.name, settings: settings, memory: memory)
    let asksAtOnce = firstState.search.query != nil && !settings.offline
    self.init(
      firstState: firstState,
      keys: settings.keys, theme: settings.ui.theme.choice, palette: settings.ui.palette,
      poster: settings.ui.poster,
      depthLimit: settings.ui.depthLimit,
      isInspectorOpen: settings.ui.inspector,
      openSource: { () async throws(Failure) in
        // The library is loaded in parallel with everything else that the first answer waits for.
        if asksAtOnce { Task.detached { CurlTransport.loadLibrary() } }
        return try await open(choice, settings)
      })
    let faint = Set(settings.ui.palette?.faint.map(\.role.rawValue) ?? []).sorted()
    if !faint.isEmpty { notices.append(.faintTheme(colors: faint)) }
  }
}

extension AppState {
  /// Makes the state of the first frame: the query is in the search line, and nothing is loaded
  /// yet.
  fileprivate init(
    query: String, source: DataSource, settings: Settings, memory: SessionMemory
  ) {
    self.init(
      source: source,
      settings: SessionSettings(
        minimumCharacters: settings.search.minimumCharacters,
        searchDelay: settings.search.debounceMilliseconds, listensToMouse: settings.ui.mouse,
        showsPosters: settings.ui.poster != .off,
        seenLeavesWatchlist: settings.seenLeavesWatchlist,
        paintsBackground: settings.paintsBackground,
        startsAtHome: settings.start == .home && query.isEmpty,
        keepsLibrary: settings.library.map { $0.library.file != nil } ?? false))
    remember(memory)
    screen.ownTheme = settings.ui.palette.map { $0.isLight ? .light : .dark }
    if screen.theme == .own, screen.ownTheme == nil { screen.theme = nil }
    if !query.isEmpty {
      search.field = TextInput(text: Sanitizer.line(query))
    } else if settings.start == .home, home.isNeeded {
      startAtHome(after: memory.place)
    } else if settings.start == .last || settings.start == .home, let place = memory.place {
      start(at: place)
    } else if settings.start == .empty {
      screen.enterField(.search)
    } else {
      search.field = TextInput(text: Sanitizer.line(settings.defaultQuery))
    }
  }
}
