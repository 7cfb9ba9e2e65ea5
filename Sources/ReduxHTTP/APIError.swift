public import Redux
public import Transport

/// The reason why a request did not succeed.
public enum APIError: RequestFailure {
  /// The request's body could not be encoded; the text says where. Nothing was sent.
  case encoding(String)
  /// The reply was missing or incomplete.
  case transport(TransportError)
  /// The reply has an unexpected status; with the service's own explanation, if it gave one.
  case status(Int, ErrorResponse?)
  /// The body could not be read; the text says where and why, and may hold names from the body.
  case decoding(String)
  /// The service answered with an expected status, but its body reports a failure.
  case api(ErrorResponse)
  /// The transfer was ended on purpose.
  case cancelled

  public var isCancellation: Bool { self == .cancelled }
}
