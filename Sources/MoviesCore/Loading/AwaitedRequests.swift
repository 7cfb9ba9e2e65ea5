extension AppState {
  /// The requests on their way that the user waits for, in the order of their start: those that say
  /// so, and the pages of the rows on the screen.
  public var awaited: [LoadingState.Flight] {
    guard !loading.inFlight.isEmpty else { return [] }
    let visiblePages = list.results.pages(ofRows: list.visible)
    return loading.inFlight.filter { flight in
      guard case .page(let number) = flight.ticket.id?.question else {
        return flight.ticket.isAwaited
      }
      return flight.ticket.isAwaited || visiblePages?.contains(number) == true
    }
  }

  /// The request to tell of: the oldest that the user has waited for long enough.
  public var awaitedLong: LoadingState.Flight? {
    guard !loading.overdue.isEmpty else { return nil }
    return awaited.first { flight in
      flight.ticket.id.map { loading.overdue.contains($0.question) } ?? false
    }
  }

  /// What the user waits for: what is on its way, and an answer that has not even been asked for while
  /// the keyboard does not rest.
  var waitedFor: Set<MoviesRequestID> {
    var ids: Set<MoviesRequestID> = list.isStale ? [.search] : []
    for flight in awaited { if let id = flight.ticket.id { ids.insert(id.question) } }
    return ids
  }
}
