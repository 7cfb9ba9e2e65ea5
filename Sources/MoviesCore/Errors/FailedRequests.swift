import Titles

extension AppState {
  /// The requests that a retry sends once more: for what is missing on the screen.
  var failedRequests: [any CatalogueRequest] {
    var requests: [any CatalogueRequest] = []
    if errors.search != nil, let query = search.query { requests.append(GetMovies(query)) }
    if let query = movies.answered {
      for case .page(let number) in errors.byRequest.keys.sorted() {
        requests.append(GetMovies(query, page: number, asking: movies.furtherQuery))
      }
    }
    if let title = movies.selected, errors.detail(title.id) != nil {
      requests.append(GetDetail(title.id))
    }
    return requests
  }
}
