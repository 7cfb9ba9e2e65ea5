import Redux
import Titles

extension AppState {
  /// What a failure means for the list, and for repeating the request.
  static func fail(
    _ state: inout AppState, _ id: MoviesRequestID?, _ error: CatalogueError
  ) {
    state.updateResults { ListPage.reduce(&$0, failing: id) }
    SeriesState.reduce(&state.series, losing: id)
    guard id == .search, let query = state.results.asked else { return }
    CacheState.reduce(&state.cache, missing: query, error)
  }

  /// Fails a request at once if it is known to have no answer: it is not sent, so no life cycle
  /// announces the failure.
  static func recallFailure(_ state: inout AppState, of request: GetMovies) {
    guard case .failure(let error) = request.answer(in: state) else { return }
    ErrorsState.reduce(&state.errors, failing: .search, error)
    state.updateResults { ListPage.reduce(&$0, failing: .search) }
  }

  /// Counts what the user tries again.
  static func retry(_ state: inout AppState, if action: MoviesAction) {
    guard case .retried = action else { return }
    ErrorsState.reduce(&state.errors, retrying: state.failedRequests.compactMap { $0.id })
  }

  /// Marks the requests that the user stops, while they are still loading.
  static func stop(_ state: inout AppState, if action: LoadingAction) {
    guard case .cancelled = action else { return }
    state.updateList { $0.stopLoadingRest() }
    state.screen.pages.update { (page: inout SeriesPage) in page.loadsAll = false }
    state.screen.pages.update { (page: inout ComparePage) in page.loadsSeasons = false }
    let ids = state.awaited.compactMap(\.ticket.id?.question)
      .filter { !state.isLookingUp($0) || $0 == state.screen.pages.readTitle.map { .title($0) } }
    state.endLookUp()
    ErrorsState.reduce(&state.errors, stopping: ids)
    if ids.contains(.search) { state.updateResults { $0.withdraw() } }
  }
}
