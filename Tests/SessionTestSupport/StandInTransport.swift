public import HTTPTypes
public import OMDBStandIn
import Synchronization
public import Transport

/// A transport that asks the stand-in directly, without a network, and remembers the requests.
public final class StandInTransport: HTTPTransport {
  private let standIn: StandIn
  private let requests = Mutex<[HTTPRequest]>([])

  public init(_ standIn: StandIn) {
    self.standIn = standIn
  }

  /// The requested paths and queries, in order.
  public var paths: [String] { requests.withLock { $0.compactMap(\.path) } }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    requests.withLock { $0.append(request) }
    let parts = (request.path ?? "/").split(separator: "?", maxSplits: 1).map(String.init)
    let reply = standIn.reply(
      to: StandInRequest(path: parts.first ?? "/", query: parts.count > 1 ? parts[1] : ""))
    return TransportReply(
      response: HTTPResponse(status: HTTPResponse.Status(code: reply.status)), body: reply.body)
  }
}
