public import HTTPTypes

/// A service that can be reached: its address, and the transport that leads there.
///
/// Keys and retries are decorators of the transport, so callers of a service know nothing of them.
public struct HTTPService: Sendable {
  public let url: ServiceURL
  private let transport: any HTTPTransport

  public init(url: ServiceURL, transport: any HTTPTransport) {
    self.url = url
    self.transport = transport
  }

  /// Asks for a resource and waits for the whole reply.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - resource: The path below the service's own, as plain text.
  ///   - query: The query, in order, as plain text.
  ///   - headers: The header fields.
  ///   - body: The request's body; empty for none.
  /// - Returns: The reply, whatever its status.
  /// - Throws: A ``TransportError`` if there is no complete reply.
  public func send(
    _ method: HTTPRequest.Method = .get, resource: String = "", query: [QueryItem] = [],
    headers: HTTPFields = [:], body: [UInt8] = []
  ) async throws(TransportError) -> TransportReply {
    let request = url.request(method, resource: resource, query: query, headers: headers)
    return try await transport.send(request, body: body)
  }
}
