import Logging
import MoviesCore
import MoviesUI
import Redux
import ReduxHTTP
import SafeText
import TerminalUI

extension BrowseOptions {
  /// The state of the first frame: the query stands in the search line, and nothing is held yet.
  ///
  /// Command line and configuration may hold anything; what they say is made harmless here.
  var initialState: AppState {
    let defaultQuery = Sanitizer.line(settings.defaultQuery)
    var state = AppState(
      source: choice.dataSource,
      settings: SessionSettings(
        defaultQuery: defaultQuery,
        minimumCharacters: settings.search.minimumCharacters,
        searchDelay: settings.search.debounceMilliseconds))
    state.screen.listensToMouse = settings.ui.mouse
    state.search.field = TextInput(text: query.isEmpty ? defaultQuery : Sanitizer.line(query))
    return state
  }

  /// The keys, with those of the configuration.
  var keymap: Keymap {
    get throws(Failure) {
      do {
        return try Keymap(overrides: settings.keys)
      } catch {
        throw Failure("\(error).", exitCode: .wrongConfiguration)
      }
    }
  }

  /// The store of a session, with the whole chain: observers, log, background work, the app's own,
  /// requests.
  @MainActor
  func store(
    from state: AppState, source: Source, desktop: any Desktop,
    watchedBy observers: [Middleware<AppState>] = []
  ) throws(Failure) -> Store<AppState> {
    let clock = ContinuousClock()
    let log = try settings.logging.middleware(redactedBy: redaction)
    return Store(
      initialState: state, reducer: AppState.reduce,
      middlewares: observers + [log].compactMap(\.self)
        + [asyncMiddleware(AppState.self, clock: clock)]
        + appMiddlewares(clock: clock, desktop: desktop)
        + [apiMiddleware(baseURL: source.baseURL.text, transport: source.transport, clock: clock)])
  }
}

extension Settings.UI {
  /// The most colours to use.
  var depthLimit: ColorDepth {
    switch colors {
    case .auto, .trueColor: .trueColor
    case .never: .mono
    case .eight: .ansi8
    case .sixteen: .ansi16
    case .indexed: .indexed256
    }
  }
}

extension Settings.Theme {
  /// The theme to draw with on a background, which matters where none is chosen.
  func name(on background: Background) -> Theme.Name {
    switch self {
    case .auto: background == .light ? .light : .dark
    case .dark: .dark
    case .light: .light
    case .contrast: .contrast
    }
  }
}

extension Background {
  /// A light background is one that dark text stands out on better than light text.
  init(_ color: Color) {
    let (red, green, blue) = color.components
    let isLight = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 128 * 10_000
    self = isLight ? .light : .dark
  }
}

extension SourceChoice {
  /// What the header says before the source is open.
  fileprivate var dataSource: DataSource {
    switch self {
    case .demo: .demo(titles: nil)
    case .service(let baseURL, _):
      baseURL.text == BaseURL.omdb ? .omdb : .custom(host: baseURL.host)
    }
  }
}

extension DataSource {
  /// What the header says of an open source.
  init(_ name: Source.Name) {
    switch name {
    case .demo(let titles): self = .demo(titles: titles)
    case .omdb: self = .omdb
    case .custom(let host): self = .custom(host: host)
    }
  }
}
