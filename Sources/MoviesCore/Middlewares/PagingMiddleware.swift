public import Redux

/// Fetches the pages of the rows on the screen and of those just below, and no others.
///
/// A page that scrolls away before it came is cancelled. A page that failed waits for a retry.
public func pagingMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      let state = context.getState()
      let wanted = state.movies.wantedPages
      for page in state.movies.pagesOnTheWay where !wanted.contains(page) {
        context.dispatch(CancelEffect(id: GetMovies.id(ofPage: page)))
      }
      guard let query = state.movies.answered, !state.movies.isStale else { return }
      for page in wanted where state.isMissing(page: page) {
        context.dispatch(
          GetMovies(
            query, page: page, scheduling: .debounced(pageDelay), rescue: state.movies.rescue))
      }
    }
  }
}

/// How long a page must stay on the screen before it is fetched: pages flown over cost nothing.
private let pageDelay = Duration.milliseconds(60)

/// How many rows below the screen are fetched ahead.
private let rowsAhead = 5

extension MoviesState {
  fileprivate var wantedPages: ClosedRange<Int> {
    let rows = visible.lowerBound..<(visible.upperBound + rowsAhead)
    return results.pages(ofRows: rows) ?? 1...1
  }
}

extension AppState {
  fileprivate func isMissing(page: Int) -> Bool {
    page > 1 && movies.results.pages[page] == nil && !movies.pagesOnTheWay.contains(page)
      && errors.page(page) == nil
  }
}
