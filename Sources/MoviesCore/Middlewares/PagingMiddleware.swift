public import Redux
import Titles

/// Fetches the pages of the rows on the screen and of those just below, and no others.
///
/// A page that scrolls away before it came is cancelled, and so is one of a list that is left. A page
/// that failed waits for a retry. A page is asked for when it begins to be missed, and not again by
/// what happens while its request waits its turn.
public func pagingMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.paging }) { before, now, context in
    for page in now.unwantedPages(since: before).sorted() {
      context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page)))
    }
    let furtherQuery = context.selecting { $0.movies.furtherQuery }
    for page in now.missing where !before.missing.contains(page) {
      context.dispatch(
        GetMovies(
          page.query, page: page.number, asking: furtherQuery, scheduling: .debounced(pageDelay)))
    }
  }
}

/// How long a page must stay on the screen before it is fetched: pages flown over cost nothing.
private let pageDelay = Duration.milliseconds(60)

/// How many rows below the screen are fetched ahead.
private let rowsAhead = 5

/// What decides which pages are fetched.
private struct Paging: Equatable {
  /// Whose pages are on their way.
  var asked: TitleQuery?
  var onTheWay: Set<Int>
  /// The pages of the rows on the screen and of those just below.
  var wanted: ClosedRange<Int>
  /// The pages that the screen lacks and that nobody has asked for.
  var missing: [HeldState.PageKey]

  /// The pages on their way that nobody wants any more; where the list changed, all of the old one.
  func unwantedPages(since earlier: Paging) -> Set<Int> {
    let left = earlier.asked == asked ? [] : earlier.onTheWay.subtracting(onTheWay)
    return left.union(onTheWay.filter { !wanted.contains($0) })
  }
}

extension AppState {
  fileprivate var paging: Paging {
    let rows = movies.visible.lowerBound..<(movies.visible.upperBound + rowsAhead)
    let wanted = movies.results.pages(ofRows: rows) ?? 1...1
    return Paging(
      asked: movies.asked, onTheWay: movies.pagesOnTheWay, wanted: wanted,
      missing: missingPages(of: wanted))
  }

  private func missingPages(of wanted: ClosedRange<Int>) -> [HeldState.PageKey] {
    guard let query = movies.answered, !movies.isStale else { return [] }
    return wanted.filter(isMissing(page:)).map { HeldState.PageKey(query: query, number: $0) }
  }

  private func isMissing(page: Int) -> Bool {
    page > 1 && movies.results.pages[page] == nil && !movies.pagesOnTheWay.contains(page)
      && errors.page(page) == nil
  }
}
