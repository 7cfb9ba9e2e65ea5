public import Redux
public import Titles

/// Returns the app's OMDb middleware, which sends requests to the catalogue and dispatches
/// `setMovies` with the answer.
///
/// In this program, the catalogue fetches from OMDb over libcurl; the middleware does not depend on
/// that.
///
/// - Parameters:
///   - clock: Measures delays.
///   - makeCatalogue: Makes the catalogue, which reports to the store how its searches progress.
/// - Returns: The middleware; its requests end with the store.
public func omdbMiddleware(
  clock: any Clock<Duration>,
  makeCatalogue:
    @escaping @MainActor (_ onProgress: @escaping SearchProgress.Observer) -> any Catalogue
) -> Middleware<AppState> {
  Middleware { context, next in
    let catalogue = makeCatalogue { progress, query in
      Task { @MainActor in context.dispatch(progress.action(of: query)) }
    }
    return requestMiddleware(AppState.self, catalogue, clock: clock).wrap(context, next)
  }
}

extension SearchProgress {
  /// Returns the action that reports the progress to the store.
  fileprivate func action(of query: TitleQuery) -> any Action {
    switch self {
    case .leftOut(let omissions): MoviesAction.leftOut(omissions, query: query)
    case .trying(let fallback): MoviesAction.tried(fallback, query: query)
    }
  }
}
