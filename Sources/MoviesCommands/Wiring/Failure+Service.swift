import ArgumentParser
import MoviesSession
import OMDB
import Transport

extension Failure {
  /// What OMDb said instead of an answer to a question, and what to do at a shell.
  init(_ error: OMDBError, to question: some Question) {
    self.init(
      "\(error.explanation(for: question)) \(error.advice(for: question))",
      exitCode: ExitCode(error))
    omdbError = error
  }

  /// Why no whole reply came from a host, and what to do at a shell.
  init(_ error: TransportError, from host: String) {
    self.init(error.explanation(host: host), exitCode: ExitCode(error))
  }
}

extension OMDBError {
  fileprivate func explanation(for question: some Question) -> String {
    switch self {
    case .notFound: "Nothing matches \(question.subject)."
    case .incorrectID: "OMDb does not accept \(question.subject)."
    default: explanation
    }
  }

  fileprivate func advice(for question: some Question) -> String {
    switch self {
    case .notFound, .incorrectID: question.advice
    case .tooManyResults: "Try a longer or a rarer word."
    case .keyMissing: "Set OMDB_API_KEY, or try the bundled films with --demo."
    case .keyRefused:
      "It was asked twice, in two orders, since a refusal may come from a cache. Check "
        + "OMDB_API_KEY; a new key works once the link in its mail was opened."
    case .limitReached: "Try again tomorrow, or use the bundled films with --demo."
    case .blocked: "Other words may pass; else try again in a few minutes."
    case .serviceFailing(..<500): "Check its address, and a proxy on the way."
    case .serviceFailing, .other: "Try again in a few minutes."
    case .unreadable: "Try again; if it stays so, check its address, and a proxy on the way."
    }
  }
}

extension TransportError {
  fileprivate func explanation(host: String) -> String {
    switch self {
    case .invalidURL(let reason):
      "The address of \(host) cannot be asked: \(reason). Check --base-url and omdb.baseURL."
    case .cannotResolve(let host):
      "No address is known for \(host). Check the name, and the connection to the network."
    case .cannotConnect(let host):
      "No connection to \(host). Check the network, a proxy and a firewall."
    case .tls(let reason):
      "The connection to \(host) is not safe: \(reason). Nothing was sent; an authority of your own "
        + "goes into omdb.caFile."
    case .timedOut(let milliseconds):
      "\(host) did not answer within \(JSON.number(Double(milliseconds) / 1000).text) s. Try again, or "
        + "set omdb.timeouts."
    case .tooSlow:
      "The answer of \(host) came too slowly. Try again."
    case .tooLarge(let limit):
      "The answer of \(host) has more than \(limit) bytes, which OMDb never sends. Check its address, "
        + "and a proxy on the way."
    case .connectionLost(let reason):
      "The connection to \(host) broke: \(reason). Try again."
    case .cancelled:
      "The request to \(host) was cancelled. Try again."
    case .failed(let reason):
      "The request to \(host) failed: \(reason). Try again."
    }
  }
}

extension ExitCode {
  fileprivate init(_ error: OMDBError) {
    self =
      switch error {
      case .notFound: .nothingMatched
      case .tooManyResults: .nothingMatched
      case .incorrectID: .usage
      case .keyMissing, .keyRefused: .keyRefused
      case .limitReached: .limitReached
      case .blocked, .serviceFailing, .other: .unavailable
      case .unreadable: .unreadableData
      }
  }

  fileprivate init(_ error: TransportError) {
    self =
      switch error {
      case .invalidURL: .usage
      case .tooLarge: .unreadableData
      default: .unavailable
      }
  }
}
