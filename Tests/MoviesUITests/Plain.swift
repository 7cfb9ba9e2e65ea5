import MoviesCore
import MoviesUI
import Redux
import Titles

/// A front and a state that follows its actions, without effects.
struct Plain {
  private var front = PlainFront(name: "movies-tui 1.0")
  private(set) var state: AppState

  init(_ actions: [any Action], source: DataSource = .omdb, imdb: IMDbCost? = nil) {
    state = AppState(source: source, settings: SessionSettings())
    state.imdb.cost = imdb
    AppState.reduce(&state, PlainFront.room)
    take(.opening)
    actions.forEach { happens($0) }
  }

  var prompt: String { front.prompt(state) }
  var isWaiting: Bool { front.isWaiting }

  mutating func report() -> [String] { front.report(state) }

  mutating func happens(_ action: any Action) {
    AppState.reduce(&state, action)
    goOn()
  }

  /// Types a line and returns what is said at once.
  mutating func say(_ line: String) -> [String] {
    take(PlainLine(line))
    return front.report(state)
  }

  private mutating func take(_ line: PlainLine) {
    front.take(line, state)
    goOn()
  }

  private mutating func goOn() {
    while let action = front.next(state) { AppState.reduce(&state, action) }
  }
}

extension Plain {
  /// A session after the first ten rows of 405 have come, and have been said.
  static func listingFirstPage() throws -> Plain {
    let page = Samples.answer(try Samples.titles(), total: 405, sent: 10)
    var plain = try Plain([
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(page, number: 1, query: Samples.batman),
    ])
    _ = plain.report()
    return plain
  }
}
