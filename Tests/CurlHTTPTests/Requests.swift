import HTTPTypes
import TestSupport
import Transport

extension HTTPRequest {
  /// A request to a server on this machine.
  static func loopback(
    _ authority: String, path: String = "/", method: Method = .get, scheme: String = "http",
    fields: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, scheme: scheme, authority: authority, path: path, headerFields: fields)
  }
}

extension HTTPTransport {
  /// Sends a GET to a server of this machine.
  func get(
    _ server: LoopbackServer, path: String = "/"
  ) async throws(TransportError) -> TransportReply {
    try await send(.loopback(server.authority, path: path))
  }
}

extension TransportReply {
  var text: String { String(decoding: body, as: UTF8.self) }
}
