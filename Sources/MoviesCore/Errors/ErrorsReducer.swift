import Redux
import ReduxHTTP

extension ErrorsState {
  /// Follows the life of the requests: a new try takes the old failure away.
  static func reduce(_ state: inout ErrorsState, _ action: RequestLifecycle) {
    switch action {
    case .started(let ticket), .succeeded(let ticket, _):
      if let id = ticket.id { state.problems[id] = nil }
    case .cancelled:
      break
    case .failed(let ticket, let error):
      if let id = ticket.id { state.problems[id] = Problem(error) }
    }
  }

  /// Notes what the user stopped, so that it is not fetched again unasked.
  static func reduce(_ state: inout ErrorsState, stopping ids: [EffectID]) {
    for id in ids { state.problems[id] = .stopped }
  }

  /// A page that came, from wherever, is no longer missing.
  static func reduce(_ state: inout ErrorsState, _ action: MoviesAction) {
    switch action {
    case .setMovies(_, let number, _):
      state.problems[GetMovies.id(ofPage: number)] = nil
    case .moviesMissed(let number, _, let problem):
      state.problems[GetMovies.id(ofPage: number)] = problem
    case .cleared:
      state.problems = [:]
    default:
      break
    }
  }

  /// A new question makes the failures of the old one's pages meaningless.
  static func reduce(_ state: inout ErrorsState, _ request: GetMovies) {
    guard request.page == 1 else { return }
    state.problems = state.problems.filter { GetMovies.page(of: $0.key) == nil }
  }
}
