public import HTTPTypes
public import Redux
public import Transport

/// The response of requests whose reply says nothing beyond its status.
public struct NoContent: Hashable, Codable, Sendable {
  public init() {}
}

extension APIRequest where Response == NoContent {
  public func decode(_ reply: TransportReply) throws(APIError) -> NoContent { NoContent() }
}

/// A request over HTTP, as an action; the reply comes back as further actions.
///
/// ```swift
/// struct GetMovies: APIRequest {
///   typealias Service = MovieAPI
///
///   let words: String
///
///   var resource: String { "movies" }
///   var query: [QueryItem] { [QueryItem(name: "q", value: words)] }
///   var id: EffectID? { "movies" }
///   var scheduling: EffectScheduling { .latest }
///
///   func onSuccess(_ movies: [Movie]) -> [any Action] { [MoviesAction.setMovies(movies)] }
///   func onFailure(_ error: APIError) -> [any Action] { [MoviesAction.failed(error)] }
/// }
///
/// store.dispatch(GetMovies(words: "batman"))
/// ```
///
/// It is scheduled and ends like any other `Request`. A `requestMiddleware` that was given the
/// ``HTTPAPI`` it is made for sends it.
public protocol APIRequest: Request where Service: HTTPAPI, Failure == APIError {
  /// The type that a successful reply is decoded to.
  associatedtype Response

  /// The endpoint's path, relative to the service's own, as plain text; `""` is the service's own
  /// path.
  var resource: String { get }

  /// The HTTP method. Default: GET.
  var method: HTTPRequest.Method { get }

  /// The query, in order. Default: none.
  var query: [QueryItem] { get }

  /// The body. Default: none.
  var json: JSONBody? { get }

  /// Further header fields. Default: none; a JSON body adds its content type.
  var headers: HTTPFields { get }

  /// The statuses that count as success. Default: 200 to 299.
  var expectedStatus: Range<Int> { get }

  /// Reads the reply to an expected status; called off the main actor.
  ///
  /// Default: JSON, if `Response` is `Decodable`.
  ///
  /// - Throws: ``APIError/decoding(_:)``, or ``APIError/api(_:)`` if the body reports a failure.
  func decode(_ reply: TransportReply) throws(APIError) -> Response

  /// Reads the service's explanation from the reply to an unexpected status; called off the main
  /// actor.
  ///
  /// Default: an ``ErrorResponse`` as JSON, or `nil` if the body is not one.
  func decodeError(_ reply: TransportReply) -> ErrorResponse?

  // `Response` and this method are restated so that the compiler infers the response from both
  // decode and onSuccess. Otherwise a request's own onSuccess would not be seen.
  /// Returns the actions that follow a success, in order. Default: none.
  func onSuccess(_ response: Response) -> [any Action]
}

extension APIRequest {
  public var method: HTTPRequest.Method { .get }
  public var query: [QueryItem] { [] }
  public var json: JSONBody? { nil }
  public var headers: HTTPFields { [:] }
  public var expectedStatus: Range<Int> { 200..<300 }

  public func decodeError(_ reply: TransportReply) -> ErrorResponse? {
    try? reply.decodeJSON(ErrorResponse.self)
  }
}

extension APIRequest where Response: Decodable {
  public func decode(_ reply: TransportReply) throws(APIError) -> Response {
    try reply.decodeJSON(Response.self)
  }
}

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

/// A service that is reached over HTTP.
///
/// Each service is a separate type, so that several can share one store and a request goes to the
/// one it is made for:
///
/// ```swift
/// struct MovieAPI: HTTPAPI { let service: HTTPService }
///
/// let store = Store(
///   initialState: AppState(), reducer: appReducer,
///   middlewares: [
///     requestMiddleware(AppState.self, MovieAPI(service: movies)),
///     requestMiddleware(AppState.self, WeatherAPI(service: weather)),
///   ])
/// ```
public protocol HTTPAPI: Sendable {
  /// The service's address, and the transport that sends requests to it.
  var service: HTTPService { get }
}
