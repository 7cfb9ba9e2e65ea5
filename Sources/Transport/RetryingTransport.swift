public import HTTPTypes

/// A transport that retries a GET once if it fails on the way.
///
/// On the way means: no connection, a broken connection, no reply in time, or a reply whose status
/// says that the service itself failed (5xx). Any other error, any other method and a cancelled
/// task get one try. The outcome is that of the last try.
public struct RetryingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let pause: Duration
  private let clock: any Clock<Duration>

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - base: The transport that sends.
  ///   - pause: How long to wait before the second try.
  ///   - clock: The clock that measures the pause.
  public init(
    _ base: any HTTPTransport, pause: Duration = .milliseconds(300),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    self.pause = pause
    self.clock = clock
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    guard request.method == .get else { return try await base.send(request, body: body) }
    do throws(TransportError) {
      let reply = try await base.send(request, body: body)
      guard reply.response.status.kind == .serverError else { return reply }
    } catch {
      guard error.happenedOnTheWay else { throw error }
    }
    do { try await clock.sleep(for: pause) } catch { throw .cancelled }
    return try await base.send(request, body: body)
  }
}
