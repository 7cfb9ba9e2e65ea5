public import Redux

/// Cancels every request on its way when the user wants to wait no longer.
public func stopMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard action.matching(LoadingAction.self) == .cancelled else { return }
      for id in context.getState().loading.inFlight.compactMap(\.ticket.id) {
        context.dispatch(CancelEffect(id: id))
      }
    }
  }
}
