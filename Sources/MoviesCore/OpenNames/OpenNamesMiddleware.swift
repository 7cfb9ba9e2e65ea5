import Redux
import Titles

/// Sends what the user decides about open names to the library, and questions to the catalogue.
///
/// What is decided is found before the reducer goes on to the next name.
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
