public import Redux

/// Events of the service that titles come from.
public enum ServiceAction: Action, Codable, Hashable {
  /// The requests were counted, in this session or another one.
  case counted(RequestCount)
  /// The service became unreachable, or must not be used.
  case wentOffline
  /// The service has answered again.
  case cameBack
}

/// The state of the service that titles come from: its requests, and whether it can be reached.
public struct ServiceState: Sendable, Codable, Equatable {
  /// The requests of the day; `nil` where they are not counted.
  public var requests: RequestCount?
  /// Whether the service cannot be reached, or must not be used.
  public var isOffline = false

  public init() {}

  /// Whether only requests that the user waits for may be sent.
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
  /// The number of requests reserved for those that the user waits for.
  public var reserve: Int
  /// The time to ask the service again after it has refused a request although some are left, in
  /// seconds since 1970; `nil` if it has not.
  public var retry: Int?

  public init(used: Int, limit: Int, reserve: Int, retry: Int? = nil) {
    self.used = used
    self.limit = limit
    self.reserve = reserve
    self.retry = retry
  }

  /// Whether only the reserve is left, so that only requests that the user waits for are sent.
  public var isLow: Bool { isRefused || limit - used <= reserve }

  /// Whether no requests are left.
  public var isUsedUp: Bool { used >= limit }

  /// Whether the service has refused a request although some are left.
  public var isRefused: Bool { retry != nil }
}
