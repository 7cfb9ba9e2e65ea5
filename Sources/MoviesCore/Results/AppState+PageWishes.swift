import Redux
import Titles

extension AppState {
  /// The requests for the missing pages of the rows on the screen and of those just below.
  ///
  /// While requests are saved, the rows below the screen have to wait.
  ///
  /// In a sorted or filtered list, a missing row can be any title, so its pages are loaded only if
  /// the user asks for it: all of them, a few at a time. Pages under way may still arrive.
  var pageWishes: [Wish<CacheState.PageKey, GetMovies>] {
    guard let query = screen.pages.queryLackingPages else { return [] }
    let list = list
    let reach = list.isAskedAfresh ? CachePolicy.afresh : abilities.answersHere ? .here : .anywhere
    return missingPages(of: list).map { number in
      Wish(
        GetMovies(
          query, page: number, asking: list.answer?.furtherQuery, reach: reach,
          delay: list.isLoadingRest ? .zero : pageDelay),
        as: CacheState.PageKey(query: list.answer?.furtherQuery ?? query, number: number))
    }
  }

  private func missingPages(of list: ListPage) -> [Int] {
    let ahead = service.savesRequests ? 0 : max(rowsAhead, screen.wall?.columns ?? 0)
    let rows = list.visible.lowerBound..<(list.visible.upperBound + ahead)
    let shown = list.pages(ofRows: rows) ?? 1...1
    let near = shown.filter { number in
      list.lacks(page: number)
        && (errors.page(number) == nil || list.pagesOnTheWay.contains(number))
    }
    guard list.isLoadingRest || list.arranged != nil else { return near }
    let coming = list.pagesOnTheWay.subtracting(shown).sorted()
    return near + coming + rest(of: list, without: shown, atMost: pagesAtATime - coming.count)
  }

  /// Returns the next pages of a list that is loaded to its end.
  private func rest(
    of list: ListPage, without shown: ClosedRange<Int>, atMost count: Int
  ) -> [Int] {
    guard list.isLoadingRest, count > 0 else { return [] }
    let pages = list.pagesToLoad.lazy.filter { number in
      !shown.contains(number) && !list.pagesOnTheWay.contains(number)
        && errors.page(number) == nil
    }
    return Array(pages.prefix(count))
  }
}

/// The time a page must stay on the screen to be fetched: pages scrolled past cost nothing.
private let pageDelay = Duration.milliseconds(60)

/// The number of rows below the screen that are fetched ahead.
private let rowsAhead = 5

/// The number of pages that are fetched at a time while the rest of the list is loading.
private let pagesAtATime = 4

extension ListPage {
  /// Whether a further page is missing or could be better.
  fileprivate func lacks(page: Int) -> Bool {
    page > 1 && (results.pages[page] == nil || unsettledPages.contains(page))
  }
}
