/// The reason why a request brought back no complete reply.
///
/// No case carries a URL: a query may contain a key. Everything a case carries is safe to show and
/// to log.
public enum TransportError: Error, Equatable, Hashable, Sendable, Codable {
  /// The request's URL cannot be sent, or its scheme or host is not allowed.
  case invalidURL(reason: String)
  /// The host's name could not be resolved.
  case cannotResolve(host: String)
  /// The host was found, but the connection failed.
  case cannotConnect(host: String)
  /// The connection could not be secured: unknown authority, expired certificate, wrong host name.
  case tls(reason: String)
  /// The reply did not arrive in time.
  case timedOut(milliseconds: Int)
  /// The reply trickled in more slowly than the limits allow.
  case tooSlow
  /// The reply is larger than the limits allow.
  case tooLarge(limit: Int)
  /// The connection broke, or the response was not HTTP.
  case connectionLost(reason: String)
  /// The task that sent the request was cancelled.
  case cancelled
  /// Any other error, in the library's own words.
  case failed(reason: String)
}

extension TransportError {
  /// Whether the same request may succeed if it is sent again.
  package var happenedOnTheWay: Bool {
    switch self {
    case .cannotResolve, .cannotConnect, .timedOut, .tooSlow, .connectionLost: true
    case .invalidURL, .tls, .tooLarge, .cancelled, .failed: false
    }
  }
}
