import Titles

extension AppState {
  /// The requests that a retry sends: those that failed for what is on the screen, or else the
  /// question that the user is looking at, past every cache.
  var retriedRequests: [any CatalogueRequest] {
    let failed = failedRequests
    return failed.isEmpty ? [refresh].compactMap(\.self) : failed
  }

  /// The title that is being read, or the list, afresh.
  private var refresh: (any CatalogueRequest)? {
    if let title = screen.pages.title { return GetDetail(title, reach: .afresh) }
    guard let query = search.query, query == list.asked else { return nil }
    return GetMovies(query, reach: .afresh)
  }

  /// The requests that failed, for data on the screen: where the rows or the details are there, it
  /// was a question for newer ones.
  var failedRequests: [any CatalogueRequest] {
    var requests: [any CatalogueRequest] = []
    if errors.search != nil, let query = search.query {
      let isRefresh = query == list.answered && list.isSettled
      requests.append(GetMovies(query, reach: isRefresh ? .afresh : .anywhere))
    }
    if let query = list.answered {
      for case .page(let number) in errors.byRequest.keys.sorted() {
        requests.append(
          GetMovies(
            query, page: number, asking: list.furtherQuery,
            reach: list.isAskedAfresh ? .afresh : .anywhere))
      }
    }
    if screen.showsDetails, let title = selectedTitle, errors.detail(title) != nil {
      let isRefresh = titles.detail(of: title)?.suffices(.anywhere) == true
      requests.append(GetDetail(title, reach: isRefresh ? .afresh : .anywhere))
    }
    return requests
  }
}
