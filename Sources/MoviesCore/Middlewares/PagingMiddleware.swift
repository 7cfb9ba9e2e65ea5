public import Redux
import Titles

/// Fetches the pages of the rows on the screen and of those just below, and no others.
///
/// A page that scrolls away before it came is cancelled, and so is one of a list that is left. A page that failed waits for a retry. A page
/// is asked for when it begins to be missed, and not again by what happens while its request waits
/// its turn.
public func pagingMiddleware() -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      let missed = context.getState().missingPages
      let list = context.getState().movies.pagesOfList
      next(action)
      let state = context.getState()
      for page in state.movies.unwantedPages(since: list).sorted() {
        context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page)))
      }
      for page in state.missingPages where !missed.contains(page) {
        context.dispatch(
          GetMovies(
            page.query, page: page.number, asking: state.movies.furtherQuery,
            scheduling: .debounced(pageDelay)))
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

  /// The pages on their way, and of which list.
  fileprivate var pagesOfList: (asked: TitleQuery?, pages: Set<Int>) { (asked, pagesOnTheWay) }

  /// The pages on their way that nobody wants any more; where the list changed, all of the old one.
  fileprivate func unwantedPages(since list: (asked: TitleQuery?, pages: Set<Int>)) -> Set<Int> {
    let left = list.asked == asked ? [] : list.pages.subtracting(pagesOnTheWay)
    return left.union(pagesOnTheWay.filter { !wantedPages.contains($0) })
  }
}

extension AppState {
  /// The pages that the screen lacks and that nobody has asked for.
  fileprivate var missingPages: [HeldState.PageKey] {
    guard let query = movies.answered, !movies.isStale else { return [] }
    return movies.wantedPages.filter(isMissing(page:))
      .map { HeldState.PageKey(query: query, number: $0) }
  }

  private func isMissing(page: Int) -> Bool {
    page > 1 && movies.results.pages[page] == nil && !movies.pagesOnTheWay.contains(page)
      && errors.page(page) == nil
  }
}
