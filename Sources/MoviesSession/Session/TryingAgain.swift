internal import MoviesCore
internal import Redux

/// Tells the source that the user wants to try again what has failed, before anything is asked.
///
/// - Parameter opening: Opens the source.
/// - Returns: The middleware; it hands on every action unchanged.
@MainActor
func tryingAgainMiddleware(_ opening: SourceOpening) -> Middleware<AppState> {
  Middleware { _, next in
    { action in
      if action.matching(MoviesAction.self) == .retried { opening.opened?.tryAgain() }
      next(action)
    }
  }
}
