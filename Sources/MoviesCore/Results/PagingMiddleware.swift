public import Redux
import Titles

/// Fetches the pages of the rows on the screen and of those just below, and no others: here at once,
/// and anywhere after a moment.
///
/// A page that scrolls away before it has come is cancelled, and so are the pages of a list that is left.
/// A page that failed waits for a retry. A page is asked for once, when it is first missed.
public func pagingMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.paging }) { before, now, context in
    for page in now.unwantedPages(since: before).sorted() {
      if now.reach == .here {
        context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page, reach: .here)))
      }
      context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page)))
    }
    let furtherQuery = context.selecting { $0.list.furtherQuery }
    for page in now.missing where !before.missing.contains(page) {
      context.dispatch(
        GetMovies(
          page.query, page: page.number, asking: furtherQuery, reach: now.reach, delay: pageDelay))
    }
  }
}

/// How long a page must stay on the screen before it is fetched: pages flown over cost nothing.
private let pageDelay = Duration.milliseconds(60)

/// How many rows below the screen are fetched ahead.
private let rowsAhead = 5

/// What decides which pages are fetched.
private struct Paging: Equatable {
  /// How far a page is asked for first.
  var reach: Reach
  /// The list that the pages belong to.
  var list: ListIdentity
  var onTheWay: Set<Int>
  /// The pages of the rows on the screen and of those just below.
  var wanted: ClosedRange<Int>
  /// The pages that the screen lacks and that have not been asked for.
  var missing: [CacheState.PageKey]

  /// The requested pages that are no longer wanted, including those of a list that was left.
  func unwantedPages(since earlier: Paging) -> Set<Int> {
    let left = earlier.list == list ? [] : earlier.onTheWay.subtracting(onTheWay)
    return left.union(onTheWay.filter { !wanted.contains($0) })
  }
}

extension AppState {
  fileprivate var paging: Paging {
    let list = list
    let rows = list.visible.lowerBound..<(list.visible.upperBound + rowsAhead)
    let wanted = list.results.pages(ofRows: rows) ?? 1...1
    return Paging(
      reach: answersHere ? .here : .anywhere, list: list.identity, onTheWay: list.pagesOnTheWay,
      wanted: wanted,
      missing: missingPages(of: wanted, in: list))
  }

  private func missingPages(
    of wanted: ClosedRange<Int>, in list: ListPage
  ) -> [CacheState.PageKey] {
    guard let query = list.answered, !list.isStale else { return [] }
    return wanted.filter { list.lacks(page: $0) && errors.page($0) == nil }
      .map { CacheState.PageKey(query: query, number: $0) }
  }
}

/// What identifies a list: the question, and the answer that its further pages belong to.
private struct ListIdentity: Equatable {
  var asked: TitleQuery?
  var furtherQuery: TitleQuery?
  var isSettled: Bool
}

extension ListPage {
  fileprivate var identity: ListIdentity {
    ListIdentity(asked: asked, furtherQuery: furtherQuery, isSettled: isSettled)
  }

  /// Whether a further page is missing or could be better, and has not been asked for.
  fileprivate func lacks(page: Int) -> Bool {
    page > 1 && !pagesOnTheWay.contains(page)
      && (results.pages[page] == nil || unsettledPages.contains(page))
  }
}
