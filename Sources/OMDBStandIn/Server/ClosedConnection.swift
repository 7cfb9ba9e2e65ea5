internal import FlyingFox

/// A response that is never sent: the connection is closed instead.
///
/// FlyingFox has no such reply, but before it switches a connection to a web socket it asks the
/// socket's handler, and closes the connection silently if that fails.
struct ClosedConnection: WSHandler {
  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws
    -> AsyncStream<WSFrame>
  {
    throw CancellationError()
  }
}
