public import HTTPTypes

/// A service that can be asked: where it lives, and what carries requests there.
///
/// Keys and retries are decorators of the transport, so whoever asks a service knows nothing of them.
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
  ///   - method: What is done with the resource.
  ///   - resource: The path below the service's own, as plain text.
  ///   - query: The query, in order, as plain text.
  ///   - headers: The header fields.
  ///   - body: The request's body; empty for none.
  /// - Returns: The reply, whatever its status.
  /// - Throws: A ``TransportError`` when there is no whole reply.
  public func send(
    _ method: HTTPRequest.Method = .get, resource: String = "", query: [QueryItem] = [],
    headers: HTTPFields = [:], body: [UInt8] = []
  ) async throws(TransportError) -> TransportReply {
    let request = url.request(method, resource: resource, query: query, headers: headers)
    return try await transport.send(request, body: body)
  }
}
