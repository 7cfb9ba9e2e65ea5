import Synchronization

/// Whether a source can be reached, as its last answers have shown.
///
/// Nothing here asks by itself: after a failure to connect, questions are spared the wait for a
/// while, and the first one after that finds out.
public final class Reachability: Sendable {
  private struct Outage {
    let error: CatalogueError
    let start: ContinuousClock.Instant
  }

  private struct State {
    /// The last failure to connect; `nil` if questions may go out at once.
    var outage: Outage?
    var isOffline = false
  }

  private let pause: Duration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let onChange: @Sendable (_ isReachable: Bool) -> Void
  private let state = Mutex(State())

  /// A source that can be reached, as far as is known.
  ///
  /// - Parameters:
  ///   - pause: For how long after a failure to connect nothing is asked.
  ///   - now: Tells the time.
  ///   - onChange: Called when the source could no longer be reached, and when it could again, on
  ///     any thread.
  public init(
    pause: Duration = .seconds(30),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onChange: @escaping @Sendable (_ isReachable: Bool) -> Void = { _ in }
  ) {
    self.pause = pause
    self.now = now
    self.onChange = onChange
  }

  /// Lets the next question go out, because somebody wants to try again.
  public func tryAgain() {
    state.withLock { $0.outage = nil }
  }

  /// The error of a question that need not go out; `nil` if it should.
  var error: CatalogueError? {
    let now = now()
    return state.withLock { state in
      guard let outage = state.outage, now - outage.start < pause else { return nil }
      return outage.error
    }
  }

  /// Takes note of how a question has ended that went out.
  ///
  /// - Parameter error: Why it has no answer; `nil` if it has one.
  func note(_ error: CatalogueError?) {
    let contact = error?.contact ?? .made
    guard contact != .unknown else { return }
    let isOffline = contact == .failed
    let outage = isOffline ? error.map { Outage(error: $0, start: now()) } : nil
    let hasChanged = state.withLock { state in
      state.outage = outage
      defer { state.isOffline = isOffline }
      return state.isOffline != isOffline
    }
    if hasChanged { onChange(!isOffline) }
  }
}

extension CatalogueError {
  fileprivate enum Contact { case made, failed, unknown }

  /// The state of the way to the source, as the error tells it.
  fileprivate var contact: Contact {
    switch self {
    case .cannotResolve, .cannotConnect, .connectionLost, .timedOut: .failed
    case .notFound, .tooManyResults, .keyMissing, .keyRefused, .blocked, .tooSlow, .serviceFailing,
      .refused, .unreadable, .tooLarge:
      .made
    // The limit may be this machine's own count.
    case .limitReached, .notFoundIn, .nothingToAsk, .oneYearOnly, .incorrectID, .notHere, .insecure,
      .unsearchable, .library, .invalidAddress, .failed, .cancelled:
      .unknown
    }
  }
}
