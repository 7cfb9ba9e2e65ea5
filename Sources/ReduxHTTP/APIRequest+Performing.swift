import HTTPTypes
public import Redux
import Transport

extension APIRequest {
  /// Sends the request over HTTP, and reads the reply.
  public func perform(with api: Service) async throws(APIError) -> Response {
    let reply = try await reply(from: api)
    guard expectedStatus.contains(reply.status) else {
      throw .status(reply.status, decodeError(reply))
    }
    return try decode(reply)
  }

  private func reply(from api: Service) async throws(APIError) -> TransportReply {
    var fields = headers
    if json != nil, fields[.contentType] == nil { fields[.contentType] = "application/json" }
    do throws(TransportError) {
      return try await api.service.send(
        method, resource: resource, query: query, headers: fields, body: json ?? [])
    } catch {
      throw error == .cancelled ? .cancelled : .transport(error)
    }
  }
}
