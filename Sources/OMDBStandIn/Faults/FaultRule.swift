/// Which requests a fault strikes.
public struct FaultRule: Hashable, Sendable {
  /// Parameters that a request must have with these values, names in any case; empty for all.
  public var parameters: [String: String]
  /// Strikes every *n*-th of the requests that have the parameters, beginning with the *n*-th.
  public var every: Int
  public var fault: Fault

  public init(_ fault: Fault, when parameters: [String: String] = [:], every: Int = 1) {
    self.fault = fault
    self.parameters = parameters
    self.every = max(1, every)
  }

  /// Whether the rule looks at a request at all.
  func matches(_ request: StandInRequest) -> Bool {
    parameters.allSatisfy { request.parameter($0.key) == $0.value }
  }
}
