public import Redux
public import Transport

/// Why a request did not succeed.
public enum APIError: RequestFailure {
  /// The request's own body could not be written; the text says where. Nothing was sent.
  case encoding(String)
  /// There was no whole reply.
  case transport(TransportError)
  /// The status is not one that the request expects. With the service's own account, if it gave one.
  case status(Int, ErrorResponse?)
  /// The body could not be read; the text says where and why, and may hold names out of the body.
  case decoding(String)
  /// The service answered with an expected status, and its body says that it failed.
  case api(ErrorResponse)
  /// Somebody ended the transfer on purpose.
  case cancelled

  public var isCancellation: Bool { self == .cancelled }
}
