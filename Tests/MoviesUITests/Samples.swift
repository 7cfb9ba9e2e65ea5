import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

/// States and frames for the tests of this room.
enum Samples {
  static func id(_ text: String) throws -> TitleID { try #require(TitleID(text)) }

  static func titles() throws -> [TitleSummary] {
    [
      TitleSummary(
        id: try id("tt0096895"), title: "Batman", years: YearRange(1989), kind: .movie),
      TitleSummary(
        id: try id("tt0103359"), title: "Batman: The Animated Series",
        years: YearRange(start: 1992, end: 1995), kind: .series),
      TitleSummary(
        id: try id("tt1568322"), title: "Batman: Arkham City", years: YearRange(2011), kind: .game),
    ]
  }

  static func detail() throws -> TitleDetail {
    TitleDetail(
      id: try id("tt0096895"), title: "Batman", years: YearRange(1989), kind: .movie,
      rated: "PG-13", released: CalendarDate(year: 1989, month: 6, day: 23), minutes: 126,
      genres: ["Action", "Adventure"], directors: ["Tim Burton"],
      writers: ["Bob Kane", "Sam Hamm"], actors: ["Michael Keaton", "Jack Nicholson"],
      plot: "A millionaire in a cape and a clown with a grudge fight over the soul of a dark city.",
      languages: ["English"], countries: ["United States"], awards: "Won 1 Oscar",
      ratings: [
        Rating(imdb: 75), Rating(source: .rottenTomatoes, score: 77),
        Rating(source: .metacritic, score: 69),
      ],
      votes: 410_312)
  }

  /// The answer that brings these details.
  static func details(_ detail: TitleDetail) -> DetailAction {
    .setDetail(Answer(detail, source: .omdb))
  }

  /// Opens the first of the sample titles.
  static func reading() throws -> ScreenAction { .titleOpened(try id("tt0096895")) }

  static let batman = TitleQuery("batman")

  /// The answer to a search, as a service gives it that has a hundred pages of ten.
  static func answer(
    _ titles: [TitleSummary], total: Int?, sent: Int? = nil, fallback: Fallback? = nil
  ) -> Answer<TitlePage> {
    let page = TitlePage(titles, total: total, sent: sent, size: 10, last: 100, query: batman)
    return Answer(page, source: .omdb, fallback: fallback)
  }

  /// The first page of so many titles, of which the service has sent ten and most are of no use.
  static func few(of total: Int) -> Answer<TitlePage> {
    answer((try? titles()) ?? [], total: total, sent: 10)
  }

  /// The one title of this name.
  static var nine: [TitleSummary] {
    TitleID("tt0472033").map {
      [TitleSummary(id: $0, title: "9", years: YearRange(2009), kind: .movie)]
    } ?? []
  }

  /// A state after these actions, on a screen of a size.
  static func state(
    columns: Int = 120, rows: Int = 40, source: DataSource = .omdb,
    _ actions: [any Action] = []
  ) -> AppState {
    var state = AppState(source: source, settings: SessionSettings())
    let size = TerminalSize(columns: columns, rows: rows)
    let layout = Layout(size, hasPane: columns >= 100)
    AppState.reduce(
      &state,
      ScreenAction.resized(
        ScreenSize(columns: columns, rows: rows), listRows: layout.list.size.rows))
    for action in actions { AppState.reduce(&state, action) }
    return state
  }

  /// A state that lists the sample titles.
  static func listed(
    columns: Int = 120, rows: Int = 40, source: DataSource = .omdb,
    then actions: [any Action] = []
  ) throws -> AppState {
    let answer = answer(try titles(), total: 3)
    return state(
      columns: columns, rows: rows, source: source,
      [
        SearchAction.edited(TextInput(text: "batman")), GetMovies(batman),
        MoviesAction.setMovies(answer, number: 1, query: batman),
      ] + actions)
  }

  /// The frame of a state, while a chord with these keys waits for its next one.
  static func frame(
    of state: AppState, pressed: [Key] = [], keymap: Keymap? = nil
  ) throws -> (canvas: Canvas, metrics: FrameMetrics) {
    let view = BrowseView(
      theme: Theme(.dark, depth: .trueColor), keymap: try keymap ?? Keymap())
    let size = TerminalSize(columns: state.screen.size.columns, rows: state.screen.size.rows)
    let (canvas, metrics) = view.draw(BrowseProps(state), pressed: pressed, size: size)
    return (canvas, metrics)
  }
}
