import MoviesCore
import Titles

extension Samples {
  /// A state with these pages of a list of so many rows; title 7 came out in 1907, and so on.
  static func listing(_ pages: Int..., total: Int, rows: Int = 10) throws -> AppState {
    var state = AppState()
    let screen = ScreenSize(columns: 80, rows: 24)
    AppState.reduce(&state, ScreenAction.resized(screen, listRows: rows))
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "batman")))
    AppState.reduce(&state, GetMovies(batman))
    for page in pages { try bring(page, total: total, to: &state) }
    return state
  }

  /// Lets a page of that list come.
  static func bring(_ page: Int, total: Int, to state: inout AppState) throws {
    let answer = answer(try Self.page(page, total: total))
    AppState.reduce(&state, MoviesAction.setMovies(answer, number: page, query: batman))
  }
}
