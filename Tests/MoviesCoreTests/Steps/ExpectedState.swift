import Redux
import Titles

@testable import MoviesCore

/// Changes that several tests state.
extension AppState {
  /// Changes the list that the user is in.
  mutating func updateList(_ change: (inout ListPage) -> Void) { screen.pages.updateList(change) }

  /// Keeps what a page brought, as the slices for titles and answers do, which have tests of their
  /// own.
  mutating func keep(_ answer: Answer<TitlePage>, number: Int, of query: TitleQuery) {
    let action = MoviesAction.setMovies(answer, number: number, query: query)
    TitlesState.reduce(&titles, action)
    CacheState.reduce(&cache, action)
  }

  /// Asks for another list; one that the user turned to is kept below it.
  mutating func ask(_ query: TitleQuery) {
    let hasOtherWords = query.text != list.answered?.text
    if list.isVisited, list.results.count > 0, hasOtherWords { screen.pages.keepList() }
    updateList {
      $0.asked = query
      if query != $0.answered { $0.stopLoading() }
      if hasOtherWords { $0.isVisited = false }
    }
  }

  /// Enters what is in the search line, and turns to its rows where they are asked for.
  mutating func submit() {
    search.isAtRest = true
    search.rememberQuery()
    screen.enter(nil)
    turnToRows()
  }

  private mutating func turnToRows() {
    guard screen.field == nil, search.query == list.answered, !list.isStale else { return }
    guard list.results.count > 0 else { return }
    updateList { $0.isVisited = true }
    if let total = list.results.total { search.note(count: total) }
  }

  /// Begins a new list with the first page of an answer, which nobody waits for any more.
  mutating func begin(
    _ answer: Answer<TitlePage>, of query: TitleQuery, isSettled: Bool = true
  ) {
    keep(answer, number: 1, of: query)
    loading.overdue = []
    updateList {
      var shown = ListAnswer(to: query)
      shown.isSettled = isSettled
      shown.isOutdated = answer.quality == .stale
      shown.source = answer.source
      shown.furtherQuery = answer.value.query
      $0.answer = shown
      $0.results = Results()
      $0.results.hold(ListPart(answer.value), number: 1)
      $0.cursor.reset()
    }
    turnToRows()
  }

  /// Adds a further page to the list.
  mutating func add(_ answer: Answer<TitlePage>, number: Int, of query: TitleQuery) {
    keep(answer, number: number, of: query)
    updateList {
      $0.pagesOnTheWay.remove(number)
      $0.results.hold(ListPart(answer.value), number: number)
    }
  }

  /// Keeps the details of a title.
  mutating func keep(_ details: Answer<TitleDetail>) {
    TitlesState.reduce(&titles, .setDetail(details))
  }

  /// Remembers that a query finds nothing.
  mutating func keep(missing query: TitleQuery) {
    CacheState.reduce(&cache, missing: query, .notFound)
  }

  /// Forgets which queries find nothing.
  mutating func forgetMisses() { CacheState.reduce(&cache, .retried) }

  /// Puts an empty list in the place of the one before: what was asked has failed.
  mutating func emptyList(answering query: TitleQuery) {
    updateList {
      $0.answer = ListAnswer(to: query)
      $0.results = Results()
      $0.cursor.reset()
    }
  }
}

extension ScreenState {
  /// Gives the keys to a field, or to the page.
  mutating func enter(_ field: Field?) { self.field = field }
}
