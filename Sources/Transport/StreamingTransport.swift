public import HTTPTypes

/// A transport that can also hand on a reply while it arrives, for replies that do not fit into
/// memory.
public protocol StreamingTransport: HTTPTransport {
  /// Sends a request without a body and hands on the reply's body as it comes.
  ///
  /// The body is not decompressed, and neither its size nor the whole time is limited; a transfer
  /// that becomes too slow ends. Cancelling the calling task ends the transfer.
  ///
  /// - Parameters:
  ///   - request: Method, absolute URL and header fields.
  ///   - receiver: Takes the reply; called on another thread, which it should not keep for long.
  /// - Returns: Status and header fields, once the whole body was taken, or as much of it as
  ///   `receiver` wants.
  /// - Throws: A ``TransportError`` if the reply breaks off or none comes. What was taken until
  ///   then is the beginning of the body.
  func stream(
    _ request: HTTPRequest, to receiver: any ReplyReceiver
  ) async throws(TransportError) -> HTTPResponse
}

/// Takes a reply in pieces, in this order: its header, once, then its body.
public protocol ReplyReceiver: Sendable {
  /// Takes status and header fields.
  ///
  /// - Returns: Whether the body is wanted.
  func begin(_ response: HTTPResponse) -> Bool

  /// Takes the next piece of the body, which is valid only during the call.
  ///
  /// - Returns: Whether more is wanted.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool
}
