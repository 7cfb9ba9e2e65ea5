public import HTTPTypes

/// A transport that can also hand on a reply while it arrives, for replies that do not fit into
/// memory.
public protocol StreamingTransport: HTTPTransport {
  /// Sends a request without a body and hands on the reply's body as it arrives.
  ///
  /// The body is not decompressed, and neither its size nor the total time is limited; a transfer
  /// that becomes too slow fails. Cancelling the calling task ends the transfer.
  ///
  /// - Parameters:
  ///   - request: Method, absolute URL and header fields.
  ///   - receiver: The receiver of the reply; called on another thread, which it should not block
  ///     for long.
  /// - Returns: Status and header fields, once the whole body has been taken, or as much of it as
  ///   `receiver` wants.
  /// - Throws: A ``TransportError`` if the reply breaks off or does not arrive. The bytes that were
  ///   taken until then are the beginning of the body.
  func stream(
    _ request: HTTPRequest, to receiver: any ReplyReceiver
  ) async throws(TransportError) -> HTTPResponse
}

/// A receiver that takes a reply in pieces: first its header, once, then its body.
public protocol ReplyReceiver: Sendable {
  /// Takes the status and the header fields.
  ///
  /// - Returns: Whether the body is wanted.
  func begin(_ response: HTTPResponse) -> Bool

  /// Takes the next piece of the body, which is valid only during the call.
  ///
  /// - Returns: Whether more is wanted.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool
}
