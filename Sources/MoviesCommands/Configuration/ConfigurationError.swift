public import Exchange
public import MoviesSession

/// A mistake in a configuration file.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(reason: String)
    /// The path does not lead to a file, for this reason.
    case noFile(String)
    /// The file is not JSON.
    case syntax(String)
    /// A setting has a wrong value; the empty name means the whole file.
    case value(setting: String, found: String, expected: String)
    /// The setting does not exist.
    case unknown(setting: String, suggestion: String?)
    /// The keys of the commands conflict or are invalid.
    case keys(String)
  }

  public var path: String
  /// The position in the file; `nil` if the mistake has none.
  public var position: TextPlace?
  public var problem: Reason

}

extension ConfigurationError: CustomStringConvertible {
  /// One line for the user: the place, the mistake, and what was expected.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
    switch problem {
    case .unreadable(let reason):
      return "The configuration \(place) cannot be read: \(reason)."
    case .noFile(let words):
      return "The configuration \(place) cannot be read: \(words); expected a file with settings."
    case .syntax(let message):
      return "\(place): Invalid JSON: \(message)."
    case .value(let setting, let found, let expected):
      let subject = setting.isEmpty ? "The configuration" : "The setting \(setting)"
      return "\(place): \(subject) is \(found); expected \(expected)."
    case .unknown(let setting, let suggestion):
      let hint = suggestion.map { " Did you mean “\($0)”?" } ?? ""
      return "\(place): Unknown setting \(setting).\(hint)"
    case .keys(let message):
      return "\(place): \(message)."
    }
  }
}

extension Failure {
  /// Makes the failure for a configuration that is wrong or cannot be read.
  public init(_ error: ConfigurationError) {
    self.init(error.description, exitCode: ProgramExitCode(error))
  }
}

extension ProgramExitCode {
  fileprivate init(_ error: ConfigurationError) {
    self =
      switch error.problem {
      case .unreadable: .missingInput
      case .noFile, .syntax, .value, .unknown, .keys: .wrongConfiguration
      }
  }
}
