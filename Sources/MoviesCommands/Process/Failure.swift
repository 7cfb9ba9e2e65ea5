public import ArgumentParser
public import OMDB
public import Transport

/// Why a command ends early: one line for standard error, and an exit code.
public struct Failure: Error, Equatable, Sendable {
  /// What happened, to what, and what to do; one line.
  public var message: String
  public var exitCode: ExitCode
  /// What OMDb said, where it was OMDb that failed.
  public var omdbError: OMDBError?

  public init(_ message: String, exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }

  public init(_ error: ConfigurationError) {
    self.init(error.description, exitCode: ExitCode(error))
  }

  public init(_ error: OMDBError) {
    let words = error == .notFound ? "Nothing matches." : error.explanation + error.advice
    self.init(words, exitCode: ExitCode(error))
    omdbError = error
  }

  public init(_ error: TransportError) {
    self.init(error.explanation, exitCode: ExitCode(error))
  }
}

extension OMDBError {
  /// What to do about it at a shell, to be put behind the explanation; empty where nothing helps.
  fileprivate var advice: String {
    switch self {
    case .notFound, .incorrectID, .unreadable, .other: ""
    case .tooManyResults: " Try a longer or a rarer word."
    case .keyMissing: " Set OMDB_API_KEY, or try the bundled films with --demo."
    case .keyRefused:
      " It was asked twice, in two orders, since a refusal may come from a cache. Check "
        + "OMDB_API_KEY; a new key works once the link in its mail was opened."
    case .limitReached: " Try again tomorrow, or use the bundled films with --demo."
    case .blocked, .serviceFailing: " Try again in a few minutes."
    }
  }
}

extension TransportError {
  /// What happened and what to do, in words for a person at a shell.
  fileprivate var explanation: String {
    switch self {
    case .invalidURL(let reason):
      "This address cannot be asked: \(reason)."
    case .cannotResolve(let host):
      "The name \(host) cannot be resolved. Check the connection to the network."
    case .cannotConnect(let host):
      "No connection to \(host). Check the network, a proxy and a firewall."
    case .tls(let reason):
      "The connection is not safe: \(reason). An authority of your own goes into omdb.caFile."
    case .timedOut(let milliseconds):
      "No answer within \(JSON.number(Double(milliseconds) / 1000).text) s. Try again, or set "
        + "omdb.timeouts."
    case .tooSlow:
      "The answer came too slowly. Try again."
    case .tooLarge(let limit):
      "The answer has more than \(limit) bytes, which cannot be from OMDb."
    case .connectionLost(let reason):
      "The connection broke: \(reason). Try again."
    case .cancelled:
      "The request was cancelled."
    case .failed(let reason):
      "The request failed: \(reason)."
    }
  }
}
