/// What is known of the service that titles come from: how much it may still be asked, and whether
/// it can be reached.
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

  public init(used: Int, limit: Int, reserve: Int) {
    self.used = used
    self.limit = limit
    self.reserve = reserve
  }

  /// Whether only the reserve is left, so that nothing is asked that nobody waits for.
  public var isLow: Bool { limit - used <= reserve }

  /// Whether none are left.
  public var isUsedUp: Bool { used >= limit }
}
