import OMDB
import Redux

extension MoviesState {
  /// Changes the list as an action says.
  static func reduce(_ state: inout MoviesState, _ action: MoviesAction) {
    switch action {
    case .setMovies(let page, let number, let query):
      guard query == state.asked else { return }
      state.answer(query)
      state.pagesOnTheWay.remove(number)
      let selected = state.selected?.id
      state.results.hold(page, number: number)
      state.cursor.select(
        selected.flatMap { state.results.row(of: $0) } ?? state.cursor.selection,
        of: state.results.count)
    case .rescued(let rescue, let query):
      guard query == state.asked else { return }
      state.answer(query)
      state.rescue = rescue
    case .moviesMissed(let number, let query, _):
      guard query == state.asked else { return }
      state.answer(query)
      state.pagesOnTheWay.remove(number)
    case .recalled(let query):
      state.ask(query)
    case .cleared:
      var cursor = state.cursor
      cursor.reset()
      state = MoviesState()
      state.cursor = cursor
    case .moved(let rows):
      state.cursor.move(by: rows, of: state.results.count)
    case .selected(let row):
      state.cursor.select(row, of: state.results.count)
    case .retried:
      break
    }
  }

  /// Notes what is asked for now.
  static func reduce(_ state: inout MoviesState, _ request: GetMovies) {
    if request.page == 1 {
      state.ask(request.search)
    } else if request.search == state.asked {
      state.pagesOnTheWay.insert(request.page)
    }
  }

  /// Notes what is asked for now.
  static func reduce(_ state: inout MoviesState, _ request: GetMovie) {
    state.ask(request.search)
  }

  /// Forgets what nobody waits for any more.
  static func reduce(_ state: inout MoviesState, _ cancel: CancelEffect) {
    if cancel.id == GetMovies.searchID {
      state.asked = state.answered
    } else if let page = GetMovies.page(of: cancel.id) {
      state.pagesOnTheWay.remove(page)
    }
  }

  private mutating func ask(_ query: SearchQuery) {
    asked = query
    if query != answered { pagesOnTheWay = [] }
  }

  /// Starts a new list where the query is not the one of the rows held.
  private mutating func answer(_ query: SearchQuery) {
    guard query != answered else { return }
    answered = query
    rescue = nil
    results = Results()
    cursor.reset()
  }
}
