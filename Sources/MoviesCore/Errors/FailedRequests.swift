import Titles

extension AppState {
  /// The requests that a retry sends again: those for data missing on the screen.
  var failedRequests: [any CatalogueRequest] {
    var requests: [any CatalogueRequest] = []
    if errors.search != nil, let query = search.query { requests.append(GetMovies(query)) }
    if let query = list.answered {
      for case .page(let number) in errors.byRequest.keys.sorted() {
        requests.append(GetMovies(query, page: number, asking: list.furtherQuery))
      }
    }
    if screen.showsDetails, let title = selectedTitle, errors.detail(title) != nil {
      requests.append(GetDetail(title))
    }
    return requests
  }
}
