import Redux
import Titles

/// Carries out what the user decides about open names, and reads those that wait.
var openNamesMiddlewares: [Middleware<AppState>] { [deciding, reading, factReading, leaving] }

/// Sends decisions to the library, and questions to the catalogue.
///
/// What is decided is found before the reducer goes on to the next name.
private var deciding: Middleware<AppState> {
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

/// Reads what is known of the candidates of the selected name.
private var factReading: Middleware<AppState> {
  reaction(to: { $0.candidatesToRead }) { before, ids, context in
    if !ids.allSatisfy(before.contains) { context.dispatch(GetCandidateFacts(ids)) }
  }
}

/// Stops looking for candidates when the page is left.
private var leaving: Middleware<AppState> {
  reaction(to: { $0.screen.pages.openNames == nil }) { _, isLeft, context in
    if isLeft { context.dispatch(CancelRequest(id: MoviesRequestID.candidates)) }
  }
}

/// Reads the names when the page is opened, or when they may have changed.
private var reading: Middleware<AppState> {
  reaction(to: { $0.openNamesToRead }) { _, revision, context in
    if revision != nil { context.dispatch(GetOpenNames()) }
  }
}
