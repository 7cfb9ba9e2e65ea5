import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

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
    Scene(name: "details") {
      try list.actions() + [ScreenAction.titleOpened(try Samples.id("tt0103776"))]
    },
    Scene(name: "series") {
      let series = TitleQuery("batman", kind: .series)
      return try Catalogued.listing(series) + [Catalogued.detail("tt0059968")]
    },
    Scene(name: "last-row") {
      try Catalogued.listing(Samples.batman) + [MoviesAction.selected(row: .max)]
    },
    Scene(name: "search-field") { try list.actions() + [ScreenAction.fieldEntered(.search)] },
    Scene(name: "year-field") {
      try list.actions() + [
        ScreenAction.fieldEntered(.year), SearchAction.yearEdited(TextInput(text: "19")),
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
      try list.actions() + [ScreenAction.noticed(.copied(text: "tt0103776"))]
    },
    Scene(name: "fallback", source: .omdb) {
      let nine = TitleQuery("9")
      let title = TitleSummary(
        id: try Samples.id("tt0472033"), title: "9", years: YearRange(2009), kind: .movie)
      return [
        SearchAction.edited(TextInput(text: "9")), GetMovies(nine),
        MoviesAction.setMovies(
          Samples.answer([title], total: 1, fallback: .title(named: "9")), number: 1, query: nine),
      ]
    },
  ]

  private static let waiting = [
    Scene(name: "nothing-typed") { [] },
    Scene(name: "too-short") {
      [ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: "it"))]
    },
    Scene(name: "searching", source: .omdb) {
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesLifecycle.started(search), LoadingAction.patienceEnded, LoadingAction.ticked,
      ]
    },
    Scene(name: "old-results", source: .omdb) {
      let alien = TitleQuery("alien")
      return try list.actions() + [
        SearchAction.edited(TextInput(text: "alien")), GetMovies(alien),
        MoviesLifecycle.started(search), LoadingAction.patienceEnded, LoadingAction.ticked,
      ]
    },
    Scene(name: "rows-on-the-way", source: .omdb) {
      let page = Samples.answer(try Samples.titles(), total: 405, sent: 10)
      return [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
        MoviesAction.setMovies(page, number: 1, query: Samples.batman),
      ]
    },
  ]

  private static let failing =
    failures.map { name, error in
      Scene(name: name, source: .omdb) {
        [
          SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
          MoviesLifecycle.failed(search, error),
        ]
      }
    } + [
      Scene(name: "failed-page", source: .omdb) {
        let page = Samples.answer(try Samples.titles(), total: 20, sent: 10)
        let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .results(page: 2))
        return [
          SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
          MoviesAction.setMovies(page, number: 1, query: Samples.batman),
          MoviesLifecycle.failed(ticket, .timedOut(milliseconds: 15_000)),
        ]
      },
      Scene(name: "failed-details", source: .omdb) {
        let id = try Samples.id("tt0096895")
        let ticket = RequestTicket<MoviesRequestID>(number: 1, id: .title(id))
        return try Catalogued.listing(Samples.batman) + [
          ScreenAction.titleOpened(id),
          MoviesLifecycle.failed(ticket, .cannotResolve(host: "www.omdbapi.com")),
        ]
      },
    ]

  private static let search = RequestTicket<MoviesRequestID>(
    number: 1, id: .search)

  private static let failures: [(String, CatalogueError)] = [
    ("no-match", .notFound), ("too-many-results", .tooManyResults),
    ("key-missing", .keyMissing), ("key-refused", .keyRefused),
    ("limit-reached", .limitReached), ("service-failing", .serviceFailing(status: 503)),
    ("unreadable", .unreadable(reason: "it is not JSON")),
    ("offline", .cannotResolve(host: "www.omdbapi.com")),
    ("timed-out", .timedOut(milliseconds: 15_000)),
  ]
}
