public import Redux

/// News of the service that titles come from.
public enum ServiceAction: Action, Codable, Hashable {
  /// Requests have been counted, in this session or another one.
  case counted(RequestCount)
  /// The service cannot be reached, or must not be asked.
  case wentOffline
  /// The service has answered again.
  case cameBack
}

/// The state of the service that titles come from: how much it may still be asked, and whether it
/// can be reached.
public struct ServiceState: Sendable, Codable, Equatable {
  /// The requests of the day; `nil` where they are not counted.
  public var requests: RequestCount?
  /// Whether the service cannot be reached, or must not be asked.
  public var isOffline = false

  public init() {}

  /// Whether nothing may be asked that nobody waits for.
  public var savesRequests: Bool { requests?.isLow ?? false }

  /// Changes the slice according to an action.
  static func reduce(_ state: inout ServiceState, _ action: ServiceAction) {
    switch action {
    case .counted(let requests): state.requests = requests
    case .wentOffline: state.isOffline = true
    case .cameBack: state.isOffline = false
    }
  }
}

/// The requests of a day, of all sessions with the same key.
public struct RequestCount: Sendable, Codable, Hashable {
  public var used: Int
  public var limit: Int
  /// How many are kept for what somebody waits for.
  public var reserve: Int
  /// When the service is asked again, which has refused a request although some are left, in
  /// seconds since 1970; `nil` if it has not.
  public var retry: Int?

  public init(used: Int, limit: Int, reserve: Int, retry: Int? = nil) {
    self.used = used
    self.limit = limit
    self.reserve = reserve
    self.retry = retry
  }

  /// Whether only the reserve is left, so that nothing is asked that nobody waits for.
  public var isLow: Bool { isRefused || limit - used <= reserve }

  /// Whether none are left.
  public var isUsedUp: Bool { used >= limit }

  /// Whether the service has refused a request although some are left.
  public var isRefused: Bool { retry != nil }
}
