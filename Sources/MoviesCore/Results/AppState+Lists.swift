import Redux
import Titles

/// Hands actions to the lists: to the list of the current page, and to the results that the search
/// line belongs to.
extension AppState {
  /// Changes the list that an action concerns.
  mutating func reduceList(_ action: MoviesAction) {
    switch action {
    case .restRequested where asksForRestFirst:
      screen.pages.updateList { $0.askForRest() }
    case .notHere(let query):
      guard query == results.asked, !loading.contains(.search) else { return }
      screen.pages.updateResults { $0.withdraw() }
    case .moved(let rows):
      screen.pages.moveSelection(by: rows)
    default:
      let known = known
      let change = { (list: inout ListPage) in ListPage.reduce(&list, action, known) }
      if action.isAboutResults {
        screen.pages.updateResults(change)
      } else {
        screen.pages.updateList(change)
      }
    }
  }

  /// Shows the rows that the filter accepts, as it is typed.
  mutating func reduceList(_ action: SearchAction) {
    switch action {
    case .filterEdited, .filterCleared, .completed(_, in: .filter):
      let known = known
      let filter = search.filter(after: list.filter, among: library.livingLists)
      screen.pages.updateList { $0.filter(by: filter, known) }
    default: break
    }
  }

  /// Withdraws a question about the list once the user turns to something else.
  mutating func reduceList(_ action: ScreenAction) {
    switch action {
    case .fieldEntered, .titleOpened, .wentBack, .overlayOpened:
      if list.offer != nil { screen.pages.updateList { $0.offer = nil } }
    default: break
    }
  }

  /// Withdraws a question about a list once the user has turned to another page in any way.
  mutating func dropOffer(unlessAt depth: Int) {
    guard screen.pages.opened.count != depth else { return }
    if list.offer != nil { screen.pages.updateList { $0.offer = nil } }
    if results.offer != nil { screen.pages.updateResults { $0.offer = nil } }
  }

  /// Notes the requested page; a search that is known to fail fails at once.
  mutating func reduceList(_ request: GetMovies) {
    let isKnownToFail = knownFailure(of: request) != nil
    screen.pages.updateResults {
      ListPage.reduce(&$0, request)
      if isKnownToFail { ListPage.reduce(&$0, failing: .search) }
    }
  }

  /// Forgets a page whose request was cancelled.
  mutating func reduceList(_ cancel: CancelRequest<MoviesRequestID>) {
    screen.pages.updateResults { ListPage.reduce(&$0, cancel) }
  }

  /// Stops waiting after a failure, except for one on this machine, after which other sources are
  /// asked.
  mutating func reduceList(_ action: MoviesLifecycle) {
    guard case .failed(let ticket, _) = action, ticket.id?.staysHere != true else { return }
    screen.pages.updateResults { ListPage.reduce(&$0, failing: ticket.id) }
  }

  /// Stops loading the rest of the list, and goes back to the query that the rows answer.
  mutating func reduceList(_ action: LoadingAction) {
    guard case .cancelled = action else { return }
    let stopsSearch = stoppedQuestions.contains(.search)
    screen.pages.updateList { $0.stopLoadingRest() }
    if stopsSearch { screen.pages.updateResults { $0.withdraw() } }
  }

  /// Returns the known failure of a search, which is then not sent, so that no life cycle announces
  /// it; `nil` if the search is to be sent, or has an answer.
  func knownFailure(of request: GetMovies) -> CatalogueError? {
    guard request.page == 1, case .failure(let error) = request.answer(in: self) else { return nil }
    return error
  }
}

extension AppState {
  /// Computes the figures of a person from the titles of a list, once any of them have arrived.
  mutating func notePerson(_ action: MoviesAction) {
    guard case .setMovies(let answer, _, _) = action, case .person(let name) = results.door,
      results.origin?.role == nil, !results.isStale
    else { return }
    let titles = results.results.loaded.compactMap { self.titles.detail(of: $0)?.value }
    // Only the first page of the answer identifies the person.
    let identity = answer.value.person ?? results.origin?.person?.identity
    let figures = PersonFigures(
      Filmography(of: identity?.person.name ?? name, in: titles), of: identity)
    screen.pages.updateResults { $0.note(figures) }
  }
}
