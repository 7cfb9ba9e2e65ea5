public import OMDB
public import ReduxHTTP
public import Transport

/// What failed, told apart as far as it makes a difference to the user.
public enum Problem: Sendable, Codable, Hashable {
  case notFound
  case tooManyResults
  case incorrectID
  case keyMissing
  case keyRefused
  case limitReached
  case blocked
  case offline(reason: String)
  /// There was a connection, and it broke.
  case connectionLost(reason: String)
  case timedOut(seconds: Int)
  /// The reply trickled in.
  case tooSlow
  case insecure(reason: String)
  case serviceFailing(status: Int)
  case unreadable
  case stopped
  /// OMDb's own words.
  case other(message: String)
  /// The request could not even be sent, or failed in a way of its own.
  case failed(reason: String)

  /// Whether the same question may be answered later; else only another one helps.
  public var mayPass: Bool {
    switch self {
    case .notFound, .tooManyResults, .incorrectID: false
    default: true
    }
  }

  /// Whether any other request would fail of it as well.
  var concernsEveryRequest: Bool {
    switch self {
    case .keyMissing, .keyRefused, .limitReached, .blocked: true
    default: false
    }
  }

  /// Whether it may be over by now, though nobody did anything about it.
  var passesByItself: Bool {
    switch self {
    case .offline, .connectionLost, .timedOut, .tooSlow, .serviceFailing: true
    default: false
    }
  }

  public init(_ error: APIError) {
    switch error {
    case .api(let response), .status(_, .some(let response)):
      let error = OMDBError(code: response.code, message: response.message)
      self = error.map(Problem.init) ?? .other(message: response.message)
    case .status(let status, nil):
      self = .serviceFailing(status: status)
    case .transport(let error):
      self.init(error)
    case .decoding:
      self = .unreadable
    case .badURL(let reason):
      self = .failed(reason: reason)
    case .cancelled:
      self = .stopped
    }
  }

  public init(_ error: OMDBError) {
    switch error {
    case .notFound: self = .notFound
    case .tooManyResults: self = .tooManyResults
    case .incorrectID: self = .incorrectID
    case .keyMissing: self = .keyMissing
    case .keyRefused: self = .keyRefused
    case .limitReached: self = .limitReached
    case .blocked: self = .blocked
    case .serviceFailing(let status): self = .serviceFailing(status: status)
    case .unreadable: self = .unreadable
    case .other(let message): self = .other(message: message)
    }
  }

  public init(_ error: TransportError) {
    switch error {
    case .cannotResolve(let host):
      self = .offline(reason: "could not resolve \(host)")
    case .cannotConnect(let host):
      self = .offline(reason: "could not connect to \(host)")
    case .connectionLost(let reason):
      self = .connectionLost(reason: reason)
    case .timedOut(let milliseconds):
      self = .timedOut(seconds: (milliseconds + 999) / 1000)
    case .tooSlow:
      self = .tooSlow
    case .tls(let reason):
      self = .insecure(reason: reason)
    case .tooLarge:
      self = .unreadable
    case .invalidURL(let reason), .failed(let reason):
      self = .failed(reason: reason)
    case .cancelled:
      self = .stopped
    }
  }
}
