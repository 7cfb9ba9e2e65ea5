public import HTTPTypes
public import OMDBStandIn
import Synchronization
public import Transport

/// A transport that asks the stand-in directly, without a network, and remembers the requests.
public final class StandInTransport: HTTPTransport {
  private let standIn: StandIn
  private let hasPosters: Bool
  private let requests = Mutex<[HTTPRequest]>([])

  /// A transport to a stand-in, whose titles have posters if it is to say so.
  public init(_ standIn: StandIn, hasPosters: Bool = false) {
    self.standIn = standIn
    self.hasPosters = hasPosters
  }

  /// The requested paths and queries, in order.
  public var paths: [String] { requests.withLock { $0.compactMap(\.path) } }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    requests.withLock { $0.append(request) }
    let parts = (request.path ?? "/").split(separator: "?", maxSplits: 1).map(String.init)
    let authority = hasPosters ? request.authority.flatMap(LoopbackAuthority.init) : nil
    let reply = standIn.reply(
      to: StandInRequest(
        path: parts.first ?? "/", query: parts.count > 1 ? parts[1] : "", authority: authority))
    return TransportReply(
      response: HTTPResponse(status: HTTPResponse.Status(code: reply.status)), body: reply.body)
  }
}
