public import Redux

/// Cancels every request that the user is waiting for, when the user asks to stop.
public func stopMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard action.matching(LoadingAction.self) == .cancelled else { return }
      for id in context.getState().awaited.compactMap(\.ticket.id) {
        context.dispatch(CancelRequest(id: id))
      }
    }
  }
}
