/// What goes on right now with the search; at most one thing at a time.
public enum StatusProps: Sendable, Equatable {
  /// Something loads; `frame` moves the spinner.
  case loading(label: String, frame: Int)
  /// The user stopped the search.
  case stopped
  /// The titles on the screen were found by other words than those in the search line.
  case rescued(String)

  /// Returns `nil` where there is nothing to say.
  init?(_ state: AppState) {
    if let flight = state.awaitedLong {
      self = .loading(label: flight.ticket.label, frame: state.loading.ticks)
    } else if state.errors.search == .stopped {
      self = .stopped
    } else if let rescue = state.movies.rescue, !state.movies.isStale {
      self = .rescued(rescue.explanation)
    } else {
      return nil
    }
  }
}
