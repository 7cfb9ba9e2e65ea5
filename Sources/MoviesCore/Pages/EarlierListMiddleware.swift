public import Redux

/// Cancels the request for a list that the user leaves by going back to an earlier one.
public func earlierListMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      guard action.matching(ScreenAction.self) == .wentBack else { return next(action) }
      let question = context.getState().results.asked
      next(action)
      if context.getState().results.asked != question { context.forgetQuestion() }
    }
  }
}
