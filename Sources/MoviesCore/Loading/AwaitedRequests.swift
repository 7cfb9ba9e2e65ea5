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

  /// The request to tell of, once the user has waited for long enough: the oldest awaited one.
  public var awaitedLong: LoadingState.Flight? { loading.isPatienceOver ? awaited.first : nil }

  /// Whether the user waits: for what is on its way, or for an answer to the search line.
  var isWaiting: Bool { search.query != list.answered || !awaited.isEmpty }
}
