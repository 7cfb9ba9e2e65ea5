public import Redux
import Titles

/// Fetches the pages of the rows on the screen and of those just below, and no others: here at
/// once, and anywhere after a moment.
///
/// While requests are saved, the rows below the screen have to wait.
///
/// A page that scrolls away before it has arrived is cancelled, and so are the pages of a list that
/// the user leaves. A page that failed waits for a retry. A page is requested once, when it is
/// first missed.
///
/// In a sorted or filtered list, a missing row can be any title, so its pages are loaded only if the user asks
/// for it: all of them, a few at a time.
public func pagingMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.paging }) { before, now, context in
    for page in now.unwantedPages(since: before).sorted() {
      if now.reach == .here {
        context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page, reach: .here)))
      }
      context.dispatch(CancelRequest(id: MoviesRequestID.results(page: page)))
    }
    let furtherQuery = context.selecting { $0.list.furtherQuery }
    let delay = now.isLoadingRest ? Duration.zero : pageDelay
    for page in now.missing where !before.missing.contains(page) {
      context.dispatch(
        GetMovies(
          page.query, page: page.number, asking: furtherQuery, reach: now.reach, delay: delay))
    }
  }
}

/// How long a page must stay on the screen before it is fetched: pages scrolled past cost nothing.
private let pageDelay = Duration.milliseconds(60)

/// How many rows below the screen are fetched ahead.
private let rowsAhead = 5

/// How many pages are fetched at a time while the rest of the list is loaded.
private let pagesAtATime = 4

/// The facts that decide which pages are fetched.
private struct Paging: Equatable {
  /// How far the first request for a page goes.
  var reach: Reach
  /// The list that the pages belong to.
  var list: ListIdentity
  var onTheWay: Set<Int>
  /// The pages of the rows on the screen and of those just below.
  var wanted: ClosedRange<Int>
  var isArranged: Bool
  /// Whether all pages are wanted.
  var isLoadingRest: Bool
  /// The wanted pages that have not been requested.
  var missing: [CacheState.PageKey]

  /// The requested pages that are no longer wanted, including those of a list that was left.
  ///
  /// Pages requested before the list was sorted may still arrive.
  func unwantedPages(since earlier: Paging) -> Set<Int> {
    let left = earlier.list == list ? [] : earlier.onTheWay.subtracting(onTheWay)
    let keepsAll = isLoadingRest || isArranged && !earlier.isLoadingRest
    return keepsAll ? left : left.union(onTheWay.filter { !wanted.contains($0) })
  }
}

extension AppState {
  fileprivate var paging: Paging {
    let list = list
    let ahead = service.savesRequests ? 0 : max(rowsAhead, screen.wall?.columns ?? 0)
    let rows = list.visible.lowerBound..<(list.visible.upperBound + ahead)
    let wanted = list.pages(ofRows: rows) ?? 1...1
    return Paging(
      reach: list.isAskedAfresh ? .afresh : abilities.answersHere ? .here : .anywhere,
      list: list.identity,
      onTheWay: list.pagesOnTheWay, wanted: wanted, isArranged: list.arranged != nil,
      isLoadingRest: list.isLoadingRest, missing: missingPages(of: wanted, in: list))
  }

  private func missingPages(
    of wanted: ClosedRange<Int>, in list: ListPage
  ) -> [CacheState.PageKey] {
    guard let query = list.answered, !list.isStale else { return [] }
    let onScreen = wanted.filter { list.lacks(page: $0) && errors.page($0) == nil }
    return (onScreen + rest(of: list, without: wanted))
      .map { CacheState.PageKey(query: query, number: $0) }
  }

  /// The next pages of a list that is loaded to its end.
  private func rest(of list: ListPage, without wanted: ClosedRange<Int>) -> [Int] {
    guard list.isLoadingRest else { return [] }
    let pages = list.missingPages.lazy.filter { page in
      !wanted.contains(page) && !list.pagesOnTheWay.contains(page) && errors.page(page) == nil
    }
    return Array(pages.prefix(max(0, pagesAtATime - list.pagesOnTheWay.count)))
  }
}

/// The identity of a list: the question, and the answer that its further pages belong to.
private struct ListIdentity: Equatable {
  var asked: TitleQuery?
  var furtherQuery: TitleQuery?
  var isSettled: Bool
}

extension ListPage {
  fileprivate var identity: ListIdentity {
    ListIdentity(asked: asked, furtherQuery: furtherQuery, isSettled: isSettled)
  }

  /// Whether a further page is missing or could be better, and has not been requested.
  fileprivate func lacks(page: Int) -> Bool {
    page > 1 && !pagesOnTheWay.contains(page)
      && (results.pages[page] == nil || unsettledPages.contains(page))
  }
}
