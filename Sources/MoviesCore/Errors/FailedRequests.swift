import Redux

extension AppState {
  /// The requests that a retry sends once more: for what is missing on the screen.
  var failedRequests: [any OMDBRequest] {
    var requests: [any OMDBRequest] = []
    if errors.search != nil, let query = search.query { requests.append(query.firstRequest) }
    if let query = movies.answered {
      requests += errors.problems.keys.compactMap(GetMovies.page(of:)).sorted()
        .map { GetMovies(query, page: $0, rescue: movies.rescue) }
    }
    if let title = movies.selected, errors.detail(title.id) != nil {
      requests.append(GetDetail(title))
    }
    return requests
  }
}
