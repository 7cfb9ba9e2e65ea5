/// The faults of a stand-in; none by default.
public struct StandInFaults: Hashable, Sendable {
  /// The only accepted key; `nil` accepts every request.
  public var requiredKey: String?
  /// The number of requests that are allowed, posters not counted; `nil` for no limit.
  public var dailyLimit: Int?
  /// The rules; several may affect the same request.
  public var rules: [FaultRule]
  /// The seed of random latencies.
  public var seed: UInt64

  public init(
    requiredKey: String? = nil, dailyLimit: Int? = nil, rules: [FaultRule] = [], seed: UInt64 = 1
  ) {
    self.requiredKey = requiredKey
    self.dailyLimit = dailyLimit
    self.rules = rules
    self.seed = seed
  }
}
