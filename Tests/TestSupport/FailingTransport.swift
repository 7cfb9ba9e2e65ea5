public import HTTPTypes
import Synchronization
public import Transport

/// A transport that fails from its n-th request on.
public final class FailingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let first: Int
  private let failure: TransportError
  private let count = Mutex(0)

  public init(_ base: any HTTPTransport, from first: Int = 1, with failure: TransportError) {
    self.base = base
    self.first = first
    self.failure = failure
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    guard number < first else { throw failure }
    return try await base.send(request, body: body)
  }
}
