internal import FlyingFox

/// A response that is never sent: the connection is closed in its place.
///
/// FlyingFox has no reply of that kind, but before it changes a connection over to a web socket it
/// asks the socket's handler, and closes the connection without a word if that fails.
struct ClosedConnection: WSHandler {
  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws
    -> AsyncStream<WSFrame>
  {
    throw CancellationError()
  }
}
