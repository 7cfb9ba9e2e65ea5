public import HTTPTypes

/// Something that sends one HTTP request and brings back one reply.
///
/// A transport is the only way out of the program. Anything beyond sending (adding a key, retrying)
/// is a decorator: a transport that wraps another one.
///
/// Cancelling the calling task ends the transfer; the call then throws
/// ``TransportError/cancelled``.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the whole reply.
  ///
  /// - Parameters:
  ///   - request: Method, absolute URL and header fields.
  ///   - body: The request's body; empty for none.
  /// - Returns: The reply, whatever its status: a 404 is a reply, not an error.
  /// - Throws: A ``TransportError`` if there is no complete reply.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws(TransportError) -> TransportReply
}

extension HTTPTransport {
  /// Sends a request that has no body.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> TransportReply {
    try await send(request, body: [])
  }
}
