public import OMDB
public import ReduxHTTP
public import Transport

/// An API request that asks one of OMDb's endpoints.
public protocol OMDBRequest: APIRequest, Codable, Hashable where Response == Asked.Answer {
  associatedtype Asked: Endpoint

  /// What is asked.
  var endpoint: Asked { get }
}

extension OMDBRequest {
  /// The service's root: OMDb has no other resource.
  public var resource: String { "" }

  public var query: [QueryItem] {
    endpoint.parameters.map { QueryItem(name: $0.name, value: $0.value) }
  }

  /// Any status, since OMDb's errors are told apart by their bodies.
  public var expectedStatus: Range<Int> { 100..<600 }

  public func decode(_ reply: APIReply) throws(APIError) -> Asked.Answer {
    do throws(OMDBError) {
      return try endpoint.answer(from: Reply(status: reply.status, body: reply.body))
    } catch {
      throw .api(ErrorResponse(message: error.message, code: error.code))
    }
  }
}
