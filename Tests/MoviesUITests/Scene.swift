import MoviesCore
import MoviesUI
import OMDB
import Redux
import ReduxHTTP
import TerminalUI
import Testing

/// A state of the app worth looking at, by the actions that lead to it.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  var source = DataSource.demo(titles: 747)
  let actions: @Sendable () throws -> [any Action]

  var testDescription: String { name }

  /// The scene's frame in a size, a theme and a colour depth.
  func frame(
    columns: Int, rows: Int, theme: Theme.Name = .dark, depth: ColorDepth = .trueColor
  ) throws -> Canvas {
    let state = Samples.state(columns: columns, rows: rows, source: source, try actions())
    let view = BrowseView(theme: Theme(theme, depth: depth), keymap: try Keymap())
    let size = TerminalSize(columns: columns, rows: rows)
    var canvas = view.draw(BrowseProps(state), size: size).0
    canvas.restyle(canvas.bounds) { $0 = $0.reduced(to: depth) }
    return canvas
  }
}

extension Scene {
  static let all = browsing + waiting + failing

  static let list = Scene(name: "list") {
    try Catalogued.listing(Samples.batman) + [
      MoviesAction.moved(by: 6), Catalogued.detail("tt0103776"),
    ]
  }

  private static let browsing = [
    list,
    Scene(name: "details") { try list.actions() + [ScreenAction.focused(.detail)] },
    Scene(name: "series") {
      let series = SearchQuery(text: "batman", kind: .series)
      return try Catalogued.listing(series) + [Catalogued.detail("tt0059968")]
    },
    Scene(name: "last-row") {
      try Catalogued.listing(Samples.batman) + [MoviesAction.selected(row: .max)]
    },
    Scene(name: "search-field") { try list.actions() + [ScreenAction.focused(.search)] },
    Scene(name: "year-field") {
      try list.actions() + [
        ScreenAction.focused(.year), SearchAction.yearEdited(TextInput(text: "19")),
        SearchAction.yearSubmitted,
      ]
    },
    Scene(name: "help") {
      try list.actions() + [ScreenAction.overlayOpened(.help(HelpState()))]
    },
    Scene(name: "help-search") {
      try list.actions() + [
        ScreenAction.overlayOpened(.help(HelpState())),
        ScreenAction.helpSearched(TextInput(text: "screen")),
      ]
    },
    Scene(name: "notice") {
      try list.actions() + [ScreenAction.noticed(Notice("copied tt0103776"))]
    },
    Scene(name: "rescued", source: .omdb) {
      let nine = SearchQuery(text: "9")
      let rescue = Rescue(words: nil, explanation: "the title “9” itself")
      let title = TitleSummary(
        id: try Samples.id("tt0472033"), title: "9", years: YearRange(2009), kind: .movie)
      return [
        SearchAction.edited(TextInput(text: "9")), GetMovies(nine),
        MoviesAction.rescued(rescue, query: nine),
        MoviesAction.setMovies(SearchPage(titles: [title], total: 1), number: 1, query: nine),
      ]
    },
  ]

  private static let waiting = [
    Scene(name: "nothing-typed") { [] },
    Scene(name: "too-short") {
      [ScreenAction.focused(.search), SearchAction.edited(TextInput(text: "it"))]
    },
    Scene(name: "searching", source: .omdb) {
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        RequestLifecycle.started(search), LoadingAction.ticked,
      ]
    },
    Scene(name: "old-results", source: .omdb) {
      let alien = SearchQuery(text: "alien")
      return try list.actions() + [
        SearchAction.edited(TextInput(text: "alien")), GetMovies(alien),
        RequestLifecycle.started(search), LoadingAction.ticked,
      ]
    },
    Scene(name: "rows-on-the-way", source: .omdb) {
      let page = SearchPage(titles: try Samples.titles(), total: 405, sent: 10)
      return [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      ]
    },
  ]

  private static let failing =
    failures.map { name, error in
      Scene(name: name, source: .omdb) {
        let problem = Problem(error)
        return [
          SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
          RequestLifecycle.failed(search, error),
          MoviesAction.moviesMissed(number: 1, query: Samples.batman, problem: problem),
        ]
      }
    } + [
      Scene(name: "failed-page", source: .omdb) {
        let page = SearchPage(titles: try Samples.titles(), total: 20, sent: 10)
        let ticket = RequestTicket(number: 1, id: GetMovies.id(ofPage: 2), label: "page 2")
        return [
          SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
          MoviesAction.setMovies(page, number: 1, query: Samples.batman),
          RequestLifecycle.failed(ticket, .transport(.timedOut(milliseconds: 15_000))),
        ]
      },
      Scene(name: "failed-details", source: .omdb) {
        let id = try Samples.id("tt0096895")
        let ticket = RequestTicket(number: 1, id: GetDetail.id(of: id), label: "Batman")
        return try Catalogued.listing(Samples.batman) + [
          ScreenAction.focused(.detail),
          RequestLifecycle.failed(ticket, .transport(.cannotResolve(host: "www.omdbapi.com"))),
        ]
      },
    ]

  private static let search = RequestTicket(
    number: 1, id: GetMovies.searchID, label: "searching “batman”")

  private static let failures: [(String, APIError)] = [
    ("no-match", api(.notFound)), ("too-many-results", api(.tooManyResults)),
    ("key-missing", api(.keyMissing)), ("key-refused", api(.keyRefused)),
    ("limit-reached", api(.limitReached)), ("service-failing", api(.serviceFailing(status: 503))),
    ("unreadable", api(.unreadable(reason: "it is not JSON"))),
    ("offline", .transport(.cannotResolve(host: "www.omdbapi.com"))),
    ("timed-out", .transport(.timedOut(milliseconds: 15_000))),
  ]

  private static func api(_ error: OMDBError) -> APIError {
    .api(ErrorResponse(message: error.message, code: error.code))
  }
}
