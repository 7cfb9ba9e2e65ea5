extension AppState {
  /// The running requests that the user is waiting for, oldest first: those marked as awaited, the
  /// pages of the rows on the screen, and all pages while the rest of the list is loaded.
  public var awaited: [LoadingState.Flight] {
    awaited(withRest: screen.pages.queryLoadingRest != nil)
  }

  /// The questions that the user cancels: the awaited ones, except pages and facts that are loaded
  /// only for the rest of the list.
  var stoppedQuestions: [MoviesRequestID] {
    let read = screen.pages.readTitle.map(MoviesRequestID.title)
    return awaited(withRest: false).compactMap(\.ticket.id?.question)
      .filter { !isLookingUp($0) || $0 == read }
  }

  private func awaited(withRest: Bool) -> [LoadingState.Flight] {
    guard !loading.inFlight.isEmpty else { return [] }
    let list = list
    let visiblePages = list.pages(ofRows: list.visible)
    return loading.inFlight.filter { flight in
      if case .season(let series, let number) = flight.ticket.id?.question,
        seriesPage?.series == series, seriesPage?.part == .season(number)
      {
        return true
      }
      guard !flight.ticket.isAwaited, let number = flight.ticket.id?.page else {
        return flight.ticket.isAwaited
      }
      return withRest || visiblePages?.contains(number) == true
    }
  }

  /// The request to show: the oldest overdue one.
  public var awaitedLong: LoadingState.Flight? {
    guard !loading.overdue.isEmpty else { return nil }
    return awaited.first { flight in
      flight.ticket.id.map { loading.overdue.contains($0.question) } ?? false
    }
  }

  /// The requests that the user is waiting for: the running ones, and the search that will be sent
  /// once the keyboard rests.
  var waitedFor: Set<MoviesRequestID> {
    var ids: Set<MoviesRequestID> = screen.pages.isListStale ? [.search] : []
    for flight in awaited { if let id = flight.ticket.id { ids.insert(id.question) } }
    return ids
  }
}
