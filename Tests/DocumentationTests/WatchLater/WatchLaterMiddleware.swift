import MoviesCore
import Redux

/// Saves the marks once they have not changed for a second, and reports failures.
func watchLaterMiddleware(savingTo path: String) -> Middleware<AppWithWatchLater> {
  Middleware { context, next in
    { action in
      next(action)
      guard case .toggled = action.matching(WatchLaterAction.self) else { return }
      context.dispatch(saving(context.getState().watchLater, to: path))
    }
  }
}

private func saving(_ marks: WatchLaterState, to path: String) -> DiskWrite<AppWithWatchLater> {
  let lines = marks.ids.map { "\($0)\n" }.joined()
  return DiskWrite(
    Array(lines.utf8), to: path, id: "watchLater", scheduling: .debounced(.seconds(1))
  ) { result, dispatch in
    switch result {
    case .success: dispatch(WatchLaterAction.saved)
    case .failure(let error): dispatch(WatchLaterAction.notSaved(error))
    }
  }
}
