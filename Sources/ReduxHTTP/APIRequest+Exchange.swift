import HTTPTypes
import Transport

/// What became of a request that was sent: the reply's status, and what it was decoded to.
typealias Exchange<Response: Sendable> = Result<(status: Int, response: Response), APIError>

extension APIRequest {
  /// Sends the request and reads the reply, all of it away from the main actor.
  @concurrent
  func exchange(
    baseURL: String, transport: any HTTPTransport
  ) async -> Exchange<Response> {
    do throws(APIError) {
      let reply = try await reply(to: httpRequest(baseURL: baseURL), over: transport)
      guard expectedStatus.contains(reply.status) else {
        throw .status(reply.status, decodeError(reply))
      }
      return .success((reply.status, try decode(reply)))
    } catch {
      return .failure(error)
    }
  }

  /// The request as it goes over the wire.
  func httpRequest(baseURL: String) throws(APIError) -> HTTPRequest {
    let base = try BaseURL(baseURL)
    var fields = headers
    if json != nil, fields[.contentType] == nil { fields[.contentType] = "application/json" }
    return HTTPRequest(
      method: method, scheme: base.scheme, authority: base.authority,
      path: base.target(resource: resource, query: query), headerFields: fields)
  }

  private func reply(
    to request: HTTPRequest, over transport: any HTTPTransport
  ) async throws(APIError) -> APIReply {
    do throws(TransportError) {
      let reply = try await transport.send(request, body: json ?? [])
      return APIReply(status: reply.status, body: reply.body)
    } catch {
      throw error == .cancelled ? .cancelled : .transport(error)
    }
  }
}
