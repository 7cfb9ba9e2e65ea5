import HTTPTypes
public import Redux
import Transport

extension APIRequest {
  /// Sends the request over HTTP and reads the reply.
  public func perform(with api: Service) async throws(APIError) -> Response {
    let reply = try await reply(from: api)
    guard expectedStatus.contains(reply.status) else {
      throw .status(reply.status, decodeError(reply))
    }
    return try decode(reply)
  }

  private func reply(from api: Service) async throws(APIError) -> TransportReply {
    let body = try json?.encoded()
    var fields = headers
    if body != nil, fields[.contentType] == nil { fields[.contentType] = "application/json" }
    do throws(TransportError) {
      return try await api.service.send(
        method, resource: resource, query: query, headers: fields, body: body ?? [])
    } catch {
      throw error == .cancelled ? .cancelled : .transport(error)
    }
  }
}
