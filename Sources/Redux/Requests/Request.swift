/// An action that asks a service for something; the answer comes back as further actions.
///
/// ```swift
/// struct GetTitles: Request {
///   let words: String
///
///   var id: ListID? { .titles }
///   var scheduling: EffectScheduling { .latest }
///
///   func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
///     try await catalogue.titles(matching: words)
///   }
///
///   func onSuccess(_ titles: [String]) -> [any Action] { [TitlesAction.came(titles)] }
///   func onFailure(_ error: CatalogueError) -> [any Action] { [TitlesAction.missed(error)] }
/// }
///
/// store.dispatch(GetTitles(words: "batman"))
/// ```
///
/// A ``requestMiddleware(_:_:clock:)`` that was given the service sends it. The request itself
/// first goes on to the reducer. Then it is sent, and ends in exactly one of three ways: with the
/// actions of ``onSuccess(_:)`` in order, with those of ``onFailure(_:)`` in order, or, if it was
/// replaced or cancelled, with no action at all. ``RequestLifecycle`` announces each of them.
public protocol Request: Action {
  /// The type that the middleware was given its service as, such as `any Catalogue`.
  associatedtype Service: Sendable

  /// The type of the ids by which requests are replaced and cancelled. Default: ``EffectID``.
  associatedtype ID: RequestID = EffectID

  /// The result of a success.
  associatedtype Response: Sendable

  /// The type of the errors of a failure; `Never` if there always is a response.
  associatedtype Failure: RequestFailure

  /// The id by which the request can be replaced or cancelled. Default: `nil`; requests of the same
  /// type then replace each other if ``scheduling`` asks for it.
  var id: ID? { get }

  /// The ids under which the request may be under way. Default: its own; for a ``TwoStepRequest``,
  /// those of both steps.
  var ids: [ID] { get }

  /// When the request is sent, and which requests it replaces. Default: at once, replacing none.
  var scheduling: EffectScheduling { get }

  /// Whether the user is waiting for the answer. Default: `true`; a prefetch returns `false`.
  var isAwaited: Bool { get }

  /// This request if the state may answer it, otherwise `nil`. Default: itself for every
  /// ``StateRequest``.
  var asStateRequest: (any StateRequest)? { get }

  /// Asks the service for the response; called off the main actor.
  ///
  /// The task is cancelled when the request is replaced or cancelled, and anything that this method
  /// returns or throws after that is ignored.
  func perform(with service: Service) async throws(Failure) -> Response

  /// Returns the actions that follow a success, in order. Default: none.
  func onSuccess(_ response: Response) -> [any Action]

  /// Returns the actions that follow a failure, in order. Default: none.
  func onFailure(_ failure: Failure) -> [any Action]
}

extension Request {
  public var needsMiddleware: Bool { true }
  public var asRequest: (any Request)? { self }
  public var asStateRequest: (any StateRequest)? { nil }
  public var id: ID? { nil }
  public var ids: [ID] { id.map { [$0] } ?? [] }
  public var scheduling: EffectScheduling { .concurrent }
  public var isAwaited: Bool { true }

  public func onSuccess(_ response: Response) -> [any Action] { [] }
  public func onFailure(_ failure: Failure) -> [any Action] { [] }
}

/// An id by which requests are replaced and cancelled: any type that can be compared, ordered and
/// encoded.
public typealias RequestID = Hashable & Codable & Comparable & Sendable

/// The reason why a request did not succeed.
public protocol RequestFailure: Error, Hashable, Codable {
  /// Whether the service itself gave up on purpose, so that nothing has failed. Default: `false`.
  ///
  /// The request then counts as cancelled: neither success nor failure actions follow.
  var isCancellation: Bool { get }
}

extension RequestFailure {
  public var isCancellation: Bool { false }
}

extension Never: RequestFailure {}
