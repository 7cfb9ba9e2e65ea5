import Redux
import Titles

extension ErrorsState {
  /// Follows the life cycle of requests: a new attempt removes the old failure.
  ///
  /// A question that cannot be answered on this machine has not failed: it is asked elsewhere.
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
    case .failed(_, let error) where error.isNotFound: state.isUnsearchable = nil
    case .succeeded: state.isUnsearchable = nil
    case .failed, .started, .cancelled: break
    }
  }

  /// Resets the number of tries for a new search.
  static func reduce(_ state: inout ErrorsState, _ action: SearchAction) {
    state.tries = [:]
  }

  /// Forgets the failure of a title's details once they have arrived.
  static func reduce(_ state: inout ErrorsState, _ action: DetailAction) {
    guard case .setDetail(let answer) = action, answer.suffices(.anywhere) else { return }
    state.byRequest[.title(answer.value.id)] = nil
  }

  /// Notes the minutes until the daily limit ends.
  static func reduce(_ state: inout ErrorsState, _ action: DailyLimitAction) {
    switch action {
    case .ends(let minutes): state.minutesToReset = minutes
    }
  }

  private mutating func forget(_ id: MoviesRequestID) {
    byRequest[id] = nil
    tries[id] = nil
  }
}

extension AppState {
  /// Forgets the failure of a page once it has loaded, and counts the user's retries.
  mutating func reduceErrors(_ action: MoviesAction) {
    switch action {
    case .setMovies(let answer, let number, _):
      errors.byRequest[.results(page: number)] = nil
      for detail in answer.value.details { errors.byRequest[.title(detail.id)] = nil }
    case .cleared:
      errors.byRequest[.search] = nil
    case .restRequested where !asksForRestFirst:
      errors.byRequest = errors.byRequest.filter { $0.key.page == nil }
    case .retried:
      for id in failedRequests.compactMap({ $0.id }) { errors.tries[id, default: 0] += 1 }
    default:
      break
    }
  }

  /// Forgets the failures of the list that the user leaves, since they do not concern the earlier
  /// list.
  mutating func reduceErrors(_ action: ScreenAction) {
    guard case .wentBack = action, earlierQuestion != nil else { return }
    errors.byRequest = [:]
    errors.tries = [:]
  }

  /// Forgets the failures of the old list's pages and titles when a new search begins; a search
  /// that is known to fail fails at once.
  mutating func reduceErrors(_ request: GetMovies) {
    guard request.page == 1 else { return }
    errors.byRequest = errors.byRequest.filter { $0.key == .search }
    if let error = knownFailure(of: request) { errors.byRequest[.search] = error }
  }

  /// Notes the requests that the user stops, so that they are not sent again until the user asks.
  mutating func reduceErrors(_ action: LoadingAction) {
    guard case .cancelled = action else { return }
    for id in stoppedQuestions { errors.byRequest[id] = .cancelled }
  }
}
