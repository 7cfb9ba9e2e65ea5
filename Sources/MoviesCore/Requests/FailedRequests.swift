import Titles

extension AppState {
  /// The requests that a retry sends: the failed ones for the screen, or else the question that the
  /// user is looking at, which then bypasses every cache.
  var retriedRequests: [any CatalogueRequest] {
    let failed = failedRequests
    return failed.isEmpty ? refresh : failed
  }

  /// The requests for newer contents of the page on top, or of the list.
  private var refresh: [any CatalogueRequest] {
    if let content = screen.pages.content { return content.refresh(in: self) }
    guard screen.pages.library == nil, let query = search.query, query == results.asked else {
      return []
    }
    return [GetMovies(query, reach: .afresh)]
  }

  /// The failed requests for data on the screen; if rows or details are already shown, the failed
  /// request was for newer ones.
  var failedRequests: [any CatalogueRequest] {
    var requests = failedSeasons
    if screen.pages.library == nil, errors.search != nil, let query = search.query {
      let isRefresh = query == results.answered && results.isSettled
      requests.append(GetMovies(query, reach: isRefresh ? .afresh : .anywhere))
    }
    if let query = list.answered {
      for case .page(let number) in errors.byRequest.keys.sorted() {
        requests.append(
          GetMovies(
            query, page: number, asking: list.answer?.furtherQuery,
            reach: list.isAskedAfresh ? .afresh : .anywhere))
      }
    }
    if showsDetails, let title = selectedTitle, errors.detail(title) != nil {
      let isRefresh = titles.detail(of: title)?.suffices(.anywhere) == true
      requests.append(GetDetail(title, reach: isRefresh ? .afresh : .anywhere))
    }
    return requests + (screen.pages.content?.failedRequests(in: self) ?? [])
  }
}
