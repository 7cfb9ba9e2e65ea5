public import HTTPTypes
public import Redux
public import Transport

/// A request to a service, as an action: dispatch it, and its own actions follow.
///
/// ```swift
/// struct GetMovies: APIRequest {
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
/// The request itself goes on to the reducer first. Then it is sent, and ends in exactly one of
/// three ways: the actions of ``onSuccess(_:)`` in order, those of ``onFailure(_:)`` in order, or,
/// when it was replaced or cancelled, none at all. ``RequestLifecycle`` tells of each.
public protocol APIRequest: Action {
  /// What a successful reply is decoded to.
  associatedtype Response: Sendable

  /// The endpoint's path below the base URL, as plain text; `""` is the base URL itself.
  var resource: String { get }

  /// Default: GET.
  var method: HTTPRequest.Method { get }

  /// The query, in order. Default: none.
  var query: [QueryItem] { get }

  /// The body, already encoded as JSON. Default: none.
  var json: [UInt8]? { get }

  /// Further header fields. Default: none; a JSON body brings its content type along.
  var headers: HTTPFields { get }

  /// The statuses that count as success. Default: 200 to 299.
  var expectedStatus: Range<Int> { get }

  /// The name to replace and cancel it by. Default: none; requests of the same type then replace
  /// each other where ``scheduling`` asks for it.
  var id: EffectID? { get }

  /// When it is sent, and what it replaces. Default: at once, and nothing.
  var scheduling: EffectScheduling { get }

  /// What it does, in words for people: "searching films". Default: the type's name.
  var label: String { get }

  /// Reads the reply to an expected status; called off the main actor.
  ///
  /// Default: JSON, where `Response` is `Decodable`.
  ///
  /// - Throws: ``APIError/decoding(_:)``, or ``APIError/api(_:)`` where the body tells of a failure.
  func decode(_ reply: APIReply) throws(APIError) -> Response

  /// Reads the service's account out of the reply to an unexpected status; called off the main actor.
  ///
  /// Default: an ``ErrorResponse`` as JSON, or `nil` if the body is none.
  func decodeError(_ reply: APIReply) -> ErrorResponse?

  /// The actions that follow a success, in order. Default: none.
  func onSuccess(_ response: Response) -> [any Action]

  /// The actions that follow a failure, in order. Default: none.
  func onFailure(_ error: APIError) -> [any Action]
}

extension APIRequest {
  public var method: HTTPRequest.Method { .get }
  public var query: [QueryItem] { [] }
  public var json: [UInt8]? { nil }
  public var headers: HTTPFields { [:] }
  public var expectedStatus: Range<Int> { 200..<300 }
  public var id: EffectID? { nil }
  public var scheduling: EffectScheduling { .concurrent }
  public var label: String { String(describing: Self.self) }

  public func decodeError(_ reply: APIReply) -> ErrorResponse? {
    try? reply.decodeJSON(ErrorResponse.self)
  }

  public func onSuccess(_ response: Response) -> [any Action] { [] }
  public func onFailure(_ error: APIError) -> [any Action] { [] }
}

extension APIRequest where Response: Decodable {
  public func decode(_ reply: APIReply) throws(APIError) -> Response {
    try reply.decodeJSON(Response.self)
  }
}
