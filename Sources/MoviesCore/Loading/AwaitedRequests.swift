extension AppState {
  /// The requests on their way that the user waits for, in the order of their start: those that say
  /// so, and the pages of the rows on the screen.
  public var awaited: [LoadingState.Flight] {
    let visiblePages = list.results.pages(ofRows: list.visible)
    return loading.inFlight.filter { flight in
      guard case .page(let number) = flight.ticket.id else { return flight.ticket.isAwaited }
      return flight.ticket.isAwaited || visiblePages?.contains(number) == true
    }
  }

  /// The request to tell of: the oldest awaited one that takes longer than a tick.
  public var awaitedLong: LoadingState.Flight? { awaited.first { $0.age > 0 } }
}
