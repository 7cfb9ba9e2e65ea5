/// The time that the daily limit probably lasts.
public struct LimitWait: Hashable, Sendable {
  public var minutes: Int
  /// Whether the wait ends with a retry, since the service has reported the limit although requests
  /// are left; otherwise it ends with the day.
  public var endsWithRetry: Bool

  public init(minutes: Int, endsWithRetry: Bool = false) {
    self.minutes = minutes
    self.endsWithRetry = endsWithRetry
  }
}

extension AppState {
  /// The time that the daily limit probably lasts; `nil` if it is not reached.
  var limitWait: LimitWait? {
    errors.minutesToReset.map { minutes in
      LimitWait(minutes: minutes, endsWithRetry: service.requests?.isRefused ?? false)
    }
  }
}
