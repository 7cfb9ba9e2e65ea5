/// The requests that a fault affects.
public struct FaultRule: Hashable, Sendable {
  /// Parameters and values that a request must have, ignoring the case of names; empty for all.
  public var parameters: [String: String]
  /// Affects every *n*-th of the matching requests, beginning with the *n*-th.
  public var every: Int
  public var fault: Fault

  public init(_ fault: Fault, when parameters: [String: String] = [:], every: Int = 1) {
    self.fault = fault
    self.parameters = parameters
    self.every = max(1, every)
  }

  /// Whether the rule applies to a request at all.
  func matches(_ request: StandInRequest) -> Bool {
    parameters.allSatisfy { request.parameter($0.key) == $0.value }
  }
}
