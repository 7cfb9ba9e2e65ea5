/// Everything that should go wrong in a stand-in; nothing by default.
public struct StandInFaults: Hashable, Sendable {
  /// The only accepted key; `nil` accepts every request.
  public var requiredKey: String?
  /// The number of requests that reaches the daily limit, posters not counted; `nil` for no limit.
  public var dailyLimit: Int?
  /// The rules, all of which may affect the same request.
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
