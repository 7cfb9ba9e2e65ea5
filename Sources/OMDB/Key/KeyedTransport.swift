public import HTTPTypes
import Synchronization
public import Transport

/// A transport that adds the API key to the URL of each request to OMDb, at the last moment.
///
/// Nothing before it ever holds the key, so nothing before it can log, record or show it. It is
/// bound to one origin: a request to any other, such as for a picture, is sent without the key.
///
/// OMDb's network caches rejections by exact URL: a key that was rejected before it was activated
/// stays rejected for the same URL afterwards. Therefore the key changes its place among the
/// parameters with every rejection, and the next attempt uses a URL that no cache has seen: at
/// first the key comes last, then second to last, and so on, and then last again.
public final class KeyedTransport: HTTPTransport {
  private let key: APIKey
  private let origin: Origin
  private let transport: any HTTPTransport
  private let refusals = Mutex(0)

  /// Wraps a transport.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - origin: The origin that the key belongs to.
  ///   - transport: The transport that sends the requests.
  public init(key: APIKey, for origin: Origin, transport: any HTTPTransport) {
    self.key = key
    self.origin = origin
    self.transport = transport
  }

  /// The number of times the key was rejected; every rejection changes the order of the parameters.
  public var refusalCount: Int { refusals.withLock { $0 } }

  public func send(
    _ request: HTTPRequest, body: [UInt8]
  ) async throws(TransportError) -> TransportReply {
    guard Origin(of: request) == origin else {
      return try await transport.send(request, body: body)
    }
    var request = request
    request.path = pathWithKey(request.path ?? "/")
    let reply = try await transport.send(request, body: body)
    if isRefusal(reply) { refusals.withLock { $0 += 1 } }
    return reply
  }

  private func pathWithKey(_ path: String) -> String {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var parameters = parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : []
    let place = parameters.count - refusalCount % (parameters.count + 1)
    parameters.insert("apikey=\(key.secret)", at: place)
    return "\(parts.first ?? "/")?\(parameters.joined(separator: "&"))"
  }

  private func isRefusal(_ reply: TransportReply) -> Bool {
    guard reply.status == 401 else { return false }
    do {
      _ = try ReplyReader.fields(of: reply)
      return false
    } catch {
      return error == .keyRefused
    }
  }
}
