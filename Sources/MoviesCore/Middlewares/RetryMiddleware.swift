public import Redux
import ReduxHTTP

/// Asks once more for what failed on `retried`, and tells when that fails as well: the words on the
/// screen may then be those from before, as if nothing had happened.
public func retryMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    let tries = Tries()
    return { action in
      next(action)
      if action.matching(MoviesAction.self) == .retried {
        let requests = context.getState().failedRequests
        if !requests.isEmpty { context.dispatch(ScreenAction.noticeExpired) }
        tries.note(requests.compactMap(\.id))
        for request in requests { context.dispatch(request) }
      } else if let end = action.matching(RequestLifecycle.self) {
        if let notice = tries.notice(after: end) { context.dispatch(ScreenAction.noticed(notice)) }
      } else if action.matching(SearchAction.self) != nil {
        tries.forget()
      }
    }
  }
}

/// How often the user tried again what failed, by the id of the request.
@MainActor
private final class Tries {
  private var counts: [EffectID: Int] = [:]

  nonisolated init() {}

  func note(_ ids: [EffectID]) {
    for id in ids { counts[id, default: 0] += 1 }
  }

  func forget() {
    counts = [:]
  }

  /// What to tell when a request ends; `nil` for nothing.
  func notice(after end: RequestLifecycle) -> Notice? {
    switch end {
    case .started, .cancelled: return nil
    case .succeeded(let ticket, _):
      if let id = ticket.id { counts[id] = nil }
      return nil
    case .failed(let ticket, let error):
      guard let count = ticket.id.flatMap({ counts[$0] }), Problem(error).mayPass else {
        return nil
      }
      let words = count == 1 ? "tried again" : "tried again \(count) times"
      return Notice("\(words) without success")
    }
  }
}

extension AppState {
  fileprivate var failedRequests: [any OMDBRequest] {
    var requests: [any OMDBRequest] = []
    if errors.search != nil, let query = search.query { requests.append(query.firstRequest) }
    if let query = movies.answered {
      requests += errors.problems.keys.compactMap(GetMovies.page(of:)).sorted()
        .map { GetMovies(query, page: $0, rescue: movies.rescue) }
    }
    if let title = movies.selected, errors.detail(title.id) != nil {
      requests.append(GetDetail(title))
    }
    return requests
  }
}
