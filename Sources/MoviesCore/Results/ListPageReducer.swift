import Redux
import Titles

extension ListPage {
  /// Changes the list as an action says.
  static func reduce(_ state: inout ListPage, _ action: MoviesAction) {
    switch action {
    case .setMovies(let answer, let number, let query):
      guard query == state.asked else { return }
      state.answer(query)
      if answer.suffices(.anywhere) {
        state.pagesOnTheWay.remove(number)
        state.unsettledPages.remove(number)
      } else if number > 1 {
        state.unsettledPages.insert(number)
      }
      let selected = state.selected
      if number == 1 { state.begin(answer) }
      state.results.hold(ListPart(answer.value), number: number)
      state.cursor.select(
        selected.flatMap { state.results.row(of: $0) } ?? state.cursor.selection,
        of: state.results.count)
    case .tried(let fallback, let query):
      guard query == state.asked else { return }
      state.tried = fallback
    case .withdrawn:
      state.asked = state.answered
    case .cleared where state.results.count > 0:
      state.asked = state.answered
    case .cleared:
      var cursor = state.cursor
      cursor.reset()
      state = ListPage()
      state.cursor = cursor
    case .selected(let row):
      state.cursor.select(row, of: state.results.count)
    case .moved, .leftOut, .retried:
      break
    }
  }

  /// Stops waiting for what failed; a failed search replaces the rows of an earlier one.
  static func reduce(_ state: inout ListPage, failing id: MoviesRequestID?) {
    switch id {
    case .search:
      if let query = state.asked { state.answer(query) }
    case .page(let number): state.pagesOnTheWay.remove(number)
    case .title, .here, nil: break
    }
  }

  /// Notes what is being asked.
  static func reduce(_ state: inout ListPage, _ request: GetMovies) {
    if request.page == 1 {
      state.ask(request.query)
    } else if request.query == state.asked {
      state.pagesOnTheWay.insert(request.page)
    }
  }

  /// Forgets a page whose request was cancelled.
  static func reduce(_ state: inout ListPage, _ cancel: CancelRequest<MoviesRequestID>) {
    switch cancel.id.question {
    case .page(let number): state.pagesOnTheWay.remove(number)
    case .search, .title, .here: break
    }
  }

  private mutating func ask(_ query: TitleQuery) {
    asked = query
    tried = nil
    guard query != answered else { return }
    pagesOnTheWay = []
    isVisited = isVisited && query.text == answered?.text
  }

  /// Takes over what the first page says about the list, and drops the further pages of another answer.
  private mutating func begin(_ answer: Answer<TitlePage>) {
    isSettled = answer.suffices(.anywhere)
    fallback = answer.fallback
    furtherQuery = answer.value.query
    if results.pages[1] != answer.value.titles.map(\.id) {
      results = Results()
      pagesOnTheWay = []
      unsettledPages = []
    }
  }

  /// Starts a new list where the rows answer another query.
  private mutating func answer(_ query: TitleQuery) {
    tried = nil
    guard query != answered else { return }
    answered = query
    isSettled = false
    fallback = nil
    furtherQuery = nil
    results = Results()
    unsettledPages = []
    cursor.reset()
  }
}
