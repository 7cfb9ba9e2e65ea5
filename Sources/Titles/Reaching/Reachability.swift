import Synchronization

/// The reachability of a source, as its latest answers have shown it.
///
/// It never asks by itself: after a failure to connect, questions fail at once for a while, and the
/// first question after that finds out whether the source can be reached again.
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

  /// Makes the reachability of a source that can be reached, as far as is known.
  ///
  /// - Parameters:
  ///   - pause: The time after a failure to connect in which questions fail at once.
  ///   - now: Returns the current time.
  ///   - onChange: Called when the source can no longer be reached, and when it can be reached
  ///     again, on any thread.
  public init(
    pause: Duration = .seconds(30),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onChange: @escaping @Sendable (_ isReachable: Bool) -> Void = { _ in }
  ) {
    self.pause = pause
    self.now = now
    self.onChange = onChange
  }

  /// Lets the next question go out, because the user wants to try again.
  public func tryAgain() {
    state.withLock { $0.outage = nil }
  }

  /// The error of a question that should not go out; `nil` if it should.
  var error: CatalogueError? {
    let now = now()
    return state.withLock { state in
      guard let outage = state.outage, now - outage.start < pause else { return nil }
      return outage.error
    }
  }

  /// Notes how a question that went out has ended.
  ///
  /// - Parameter error: The reason why it has no answer; `nil` if it has one.
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

  /// The state of the contact with the source, as far as the error shows it.
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
