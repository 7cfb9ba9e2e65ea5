/// The requests that a fault affects.
public struct FaultRule: Hashable, Sendable {
  /// What a rule is about.
  public enum Target: Hashable, Sendable {
    /// The replies of the API.
    case answers
    /// The pictures.
    case posters
  }

  public var target: Target
  /// Parameters and values that a request must have, ignoring the case of names; empty for all.
  ///
  /// A request for a poster has one parameter, `i`: the title's id.
  public var parameters: [String: String]
  /// Affects every *n*-th of the matching requests, beginning with the *n*-th.
  public var every: Int
  public var fault: Fault

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - fault: What goes wrong.
  ///   - target: Whether it strikes replies of the API or posters.
  ///   - parameters: The parameters and values that a request must have.
  ///   - every: Which of the matching requests are struck: every first, second, third …
  public init(
    _ fault: Fault, of target: Target = .answers, when parameters: [String: String] = [:],
    every: Int = 1
  ) {
    self.fault = fault
    self.target = target
    self.parameters = parameters
    self.every = max(1, every)
  }

  /// Whether the rule applies to a request at all.
  func matches(_ request: StandInRequest) -> Bool {
    guard request.isForPoster else {
      return target == .answers
        && parameters.allSatisfy { request.parameter($0.key) == $0.value }
    }
    let id = PosterAddress(path: request.path)?.id
    return target == .posters
      && parameters.allSatisfy { $0.key.lowercased() == "i" && $0.value == id }
  }
}
