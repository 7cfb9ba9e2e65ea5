import Redux
import Titles

/// Sends the user's decisions about open names to the library, and searches to the catalogue.
///
/// A decision is read before the reducer moves on to the next name.
var openNamesMiddleware: Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard let action = action.matching(OpenNamesAction.self) else { return next(action) }
      let decision = context.selecting { $0.decision(after: action) }
      next(action)
      if let decision { context.dispatch(SettleOpenNames([decision])) }
      if case .sought(let text, let number) = action {
        context.dispatch(FindCandidates(text, number: number))
      }
    }
  }
}
