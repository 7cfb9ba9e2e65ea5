import Redux
import ReduxHTTP

extension ErrorsState {
  /// Follows the life of the requests: a new try takes the old failure away.
  static func reduce(_ state: inout ErrorsState, _ action: RequestLifecycle) {
    switch action {
    case .started(let ticket):
      if let id = ticket.id { state.problems[id] = nil }
    case .succeeded(let ticket, _):
      state.problems = state.problems.filter { !$0.value.concernsEveryRequest }
      if let id = ticket.id { state.forget(id) }
    case .cancelled(let ticket):
      if let id = ticket.id { state.tries[id] = nil }
    case .failed(let ticket, let error):
      if let id = ticket.id { state.problems[id] = Problem(error) }
    }
  }

  /// Counts what the user tries again.
  static func reduce(_ state: inout ErrorsState, retrying ids: [EffectID]) {
    for id in ids { state.tries[id, default: 0] += 1 }
  }

  /// Another question has not been tried yet.
  static func reduce(_ state: inout ErrorsState, _ action: SearchAction) {
    state.tries = [:]
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

  /// A new question makes the failures of the old one's pages and titles meaningless.
  static func reduce(_ state: inout ErrorsState, _ request: GetMovies) {
    guard request.page == 1 else { return }
    state.problems = state.problems.filter { $0.key == GetMovies.searchID }
  }

  private mutating func forget(_ id: EffectID) {
    problems[id] = nil
    tries[id] = nil
  }
}
