import Redux
import Titles

extension ErrorsState {
  /// Follows the life cycle of requests: a new attempt removes the old failure.
  ///
  /// A question that cannot be answered here has not failed: it is asked elsewhere.
  static func reduce(_ state: inout ErrorsState, _ action: MoviesLifecycle) {
    guard action.ticket.id?.staysHere != true else { return reduce(&state, here: action) }
    switch action {
    case .started(let ticket):
      if let id = ticket.id { state.byRequest[id] = nil }
    case .succeeded(let ticket):
      state.byRequest = state.byRequest.filter { !$0.value.concernsEveryRequest }
      if let id = ticket.id { state.forget(id) }
    case .cancelled(let ticket):
      if let id = ticket.id { state.tries[id] = nil }
    case .failed(let ticket, let error):
      if let id = ticket.id { state.byRequest[id] = error }
    }
  }

  /// Follows the questions that stay on this machine.
  private static func reduce(_ state: inout ErrorsState, here action: MoviesLifecycle) {
    switch action {
    case .failed(_, .unsearchable): state.isUnsearchable = true
    case .failed(_, .notFound), .succeeded: state.isUnsearchable = nil
    case .failed, .started, .cancelled: break
    }
  }

  /// Notes a request that is known to fail and is therefore not sent.
  static func reduce(
    _ state: inout ErrorsState, failing id: MoviesRequestID, _ error: CatalogueError
  ) {
    state.byRequest[id] = error
  }

  /// Counts what the user tries again.
  static func reduce(_ state: inout ErrorsState, retrying ids: [MoviesRequestID]) {
    for id in ids { state.tries[id, default: 0] += 1 }
  }

  /// Another question has not been tried yet.
  static func reduce(_ state: inout ErrorsState, _ action: SearchAction) {
    state.tries = [:]
  }

  /// Notes what the user stopped, so that it is not fetched again unasked.
  static func reduce(_ state: inout ErrorsState, stopping ids: [MoviesRequestID]) {
    for id in ids { state.byRequest[id] = .cancelled }
  }

  /// A page that has loaded is no longer missing.
  static func reduce(_ state: inout ErrorsState, _ action: MoviesAction) {
    switch action {
    case .setMovies(let answer, let number, _):
      state.byRequest[.results(page: number)] = nil
      for detail in answer.value.details { state.byRequest[.title(detail.id)] = nil }
    case .cleared:
      state.byRequest[.search] = nil
    case .restRequested:
      state.byRequest = state.byRequest.filter { $0.key.page == nil }
    default:
      break
    }
  }

  /// Details that have come are no longer missing.
  static func reduce(_ state: inout ErrorsState, _ action: DetailAction) {
    guard case .setDetail(let answer) = action, answer.suffices(.anywhere) else { return }
    state.byRequest[.title(answer.value.id)] = nil
  }

  /// A season about which everything is known is no longer missing.
  static func reduce(_ state: inout ErrorsState, knowing season: Int, of series: TitleID) {
    state.byRequest[.season(series, season)] = nil
  }

  /// A new search makes failures of the old list's pages and titles irrelevant.
  static func reduce(_ state: inout ErrorsState, _ request: GetMovies) {
    guard request.page == 1 else { return }
    state.byRequest = state.byRequest.filter { $0.key == .search }
  }

  /// What failed for another list does not concern an earlier one.
  static func reduce(_ state: inout ErrorsState, returningTo query: TitleQuery) {
    state.byRequest = [:]
    state.tries = [:]
  }

  private mutating func forget(_ id: MoviesRequestID) {
    byRequest[id] = nil
    tries[id] = nil
  }
}
