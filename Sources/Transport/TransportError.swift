/// Why a request brought back no whole reply.
///
/// No case carries a URL: a query may hold a key. What a case does carry is safe to show and to log.
public enum TransportError: Error, Equatable, Hashable, Sendable, Codable {
  /// The request has no URL that can be sent, or one whose scheme or host is not allowed.
  case invalidURL(reason: String)
  /// The host's name could not be resolved.
  case cannotResolve(host: String)
  /// The host was found, but no connection came about.
  case cannotConnect(host: String)
  /// The connection could not be made safe: unknown authority, expired certificate, wrong host name.
  case tls(reason: String)
  /// The reply did not come in time.
  case timedOut(milliseconds: Int)
  /// The reply trickled in more slowly than the limits allow.
  case tooSlow
  /// The reply is larger than the limits allow.
  case tooLarge(limit: Int)
  /// The connection broke, or what came was not HTTP.
  case connectionLost(reason: String)
  /// The task that asked was cancelled.
  case cancelled
  /// Anything else, in the library's own words.
  case failed(reason: String)
}
