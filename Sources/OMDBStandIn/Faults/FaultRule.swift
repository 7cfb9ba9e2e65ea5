/// A fault, with the requests that it affects.
public struct FaultRule: Hashable, Sendable {
  /// The kind of replies that a rule affects.
  public enum Target: Hashable, Sendable {
    /// The replies of the API.
    case answers
    /// The pictures.
    case posters
  }

  public var target: Target
  /// The parameters and values that a request must have, ignoring the case of names; empty for all
  /// requests.
  ///
  /// A request for a poster has one parameter, `i`: the title's id.
  public var parameters: [String: String]
  /// The number *n* of a rule that affects every *n*-th of the matching requests, beginning with
  /// the *n*-th.
  public var every: Int
  public var fault: Fault

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - fault: The fault to apply.
  ///   - target: The kind of replies that it affects.
  ///   - parameters: The parameters and values that a request must have.
  ///   - every: 1 to affect every matching request, 2 to affect every second, and so on.
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
    let id = PosterPath(path: request.path)?.id
    return target == .posters
      && parameters.allSatisfy { $0.key.lowercased() == "i" && $0.value == id }
  }
}

/// Rules as a person writes them on a command line.
extension FaultRule {
  /// The reason why a text is not a rule.
  public struct SyntaxError: Error, Equatable, Sendable {
    /// An explanation of the mistake and of the form of a rule, in readable words.
    public var explanation: String
  }

  /// Reads a rule: the affected requests, how many of them, and the fault.
  ///
  ///     latency 300              every reply comes 300 ms late
  ///     latency 100-900          … by a random time between these
  ///     s=batman every 3 web-page 503
  ///     i=tt0096895 error Request limit reached!
  ///
  ///     poster every 2 truncated-body
  ///     poster i=tt0096895 web-page 404
  ///
  /// The faults: `latency MS[-MS]`, `web-page STATUS`, `error TEXT`, `truncated-body`,
  /// `invalid-json`, `closed-connection`, `overtaken`, `cached-refusal`. About series:
  /// `missing-episode NUMBER`, `repeated-episode NUMBER`, `episode-zero`, `unsorted-episodes`,
  /// `generic-titles`, `no-ratings`, `no-dates`, `unaired`, `unknown-season`,
  /// `total-seasons NUMBER`, `total-seasons N/A`, `no-total-seasons`, `orphan`.
  ///
  /// A rule that begins with `poster` is about posters instead of replies of the API; then the only
  /// condition is `i=ID`, and the faults are `latency MS[-MS]`, `web-page STATUS`,
  /// `truncated-body`, `closed-connection`, `overtaken`, `huge-picture`, `redirect-away`,
  /// `redirect-loop`.
  ///
  /// - Throws: A ``SyntaxError`` that names the offending word.
  public init(_ text: String) throws(SyntaxError) {
    var words = text.split(separator: " ").map(String.init)[...]
    let target: Target = words.first == "poster" ? .posters : .answers
    if target == .posters { words.removeFirst() }
    var parameters: [String: String] = [:]
    while let condition = words.first, let equals = condition.firstIndex(of: "=") {
      let value = condition[condition.index(after: equals)...]
      parameters[condition[..<equals].lowercased()] = String(value.replacing("+", with: " "))
      words.removeFirst()
    }
    var every = 1
    if words.first == "every" {
      words.removeFirst()
      guard let number = words.popFirst().flatMap({ Int($0) }), number > 0 else {
        throw SyntaxError(explanation: "“every” needs a number from 1 on, as in “every 3”.")
      }
      every = number
    }
    let fault = try Self.fault(words)
    guard fault.canStrike(target) else {
      throw SyntaxError(
        explanation: target == .posters
          ? "“\(words.joined(separator: " "))” cannot happen to a poster."
          : "“\(words.joined(separator: " "))” happens to posters only: begin with “poster”.")
    }
    guard target == .answers || parameters.keys.allSatisfy({ $0 == "i" }) else {
      throw SyntaxError(
        explanation: "A rule about posters can only name an id, as in “i=tt0096895”.")
    }
    self.init(fault, of: target, when: parameters, every: every)
  }

  private static func fault(_ words: ArraySlice<String>) throws(SyntaxError) -> Fault {
    let argument = words.dropFirst().joined(separator: " ")
    switch (words.first, argument.isEmpty) {
    case ("latency", false):
      if let range = milliseconds(argument) { return .latency(milliseconds: range) }
    case ("web-page", false):
      if let status = Int(argument), (100...599).contains(status) {
        return .webPage(status: status)
      }
    case ("error", false): return .error(argument)
    case ("truncated-body", true): return .truncatedBody
    case ("invalid-json", true): return .invalidJSON
    case ("closed-connection", true): return .closedConnection
    case ("overtaken", true): return .overtaken
    case ("cached-refusal", true): return .cachedRefusal
    case ("huge-picture", true): return .hugePicture
    case ("redirect-away", true): return .redirectAway
    case ("redirect-loop", true): return .redirectLoop
    default: if let fault = SeriesFault(words.first, argument: argument) { return .series(fault) }
    }
    throw SyntaxError(
      explanation: "“\(words.joined(separator: " "))” is not a fault; one is “latency 100-900”.")
  }

  private static func milliseconds(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard bounds.count <= 2, let first = bounds.first, let low = first, let last = bounds.last,
      let high = last, 0 <= low, low <= high
    else { return nil }
    return low...high
  }
}
