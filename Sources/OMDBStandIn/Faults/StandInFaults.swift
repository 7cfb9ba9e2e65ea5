/// Everything that is to go wrong in a stand-in; nothing by default.
public struct StandInFaults: Hashable, Sendable {
  /// The one key that is accepted; `nil` accepts every request.
  public var requiredKey: String?
  /// After how many requests the day's limit is reached; `nil` for never.
  public var dailyLimit: Int?
  /// The faults, all of which may strike the same request.
  public var rules: [FaultRule]
  /// What random latencies grow from.
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
