/// How long the limit of a day probably lasts.
public struct LimitWait: Hashable, Sendable {
  public var minutes: Int
  /// Whether the service is asked again then, since it has reported the limit although requests are
  /// left; otherwise another day begins.
  public var endsWithRetry: Bool

  public init(minutes: Int, endsWithRetry: Bool = false) {
    self.minutes = minutes
    self.endsWithRetry = endsWithRetry
  }
}

extension AppState {
  /// How long the limit of the day probably lasts; `nil` if it is not reached.
  var limitWait: LimitWait? {
    errors.minutesToReset.map { minutes in
      LimitWait(minutes: minutes, endsWithRetry: service.requests?.isRefused ?? false)
    }
  }
}
