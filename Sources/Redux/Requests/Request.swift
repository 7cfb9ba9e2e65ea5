/// An action that asks a service for something: dispatch it, and its own actions follow.
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
/// A ``requestMiddleware(_:_:clock:)`` that was given the service sends it. The request itself goes on
/// to the reducer first. Then it is sent, and ends in exactly one of three ways: the actions of
/// ``onSuccess(_:)`` in order, those of ``onFailure(_:)`` in order, or, when it was replaced or
/// cancelled, none at all. ``RequestLifecycle`` tells of each.
public protocol Request: RequestCommand {
  /// Who is asked: the type that the middleware was given its service as, such as `any Catalogue`.
  associatedtype Service: Sendable

  /// What requests are replaced and cancelled by. Default: ``EffectID``.
  associatedtype ID: RequestID = EffectID

  /// What a success brings.
  associatedtype Response: Sendable

  /// Why there is no response; `Never` where there always is one.
  associatedtype Failure: RequestFailure

  /// What it can be replaced and cancelled by. Default: none; requests of the same type then replace
  /// each other where ``scheduling`` asks for it.
  var id: ID? { get }

  /// When it is sent, and what it replaces. Default: at once, and nothing.
  var scheduling: EffectScheduling { get }

  /// Whether somebody waits for the answer. Default: yes; what is fetched ahead says no.
  var isAwaited: Bool { get }

  /// Asks the service; called off the main actor.
  ///
  /// Its task is cancelled when the request is replaced or cancelled, and what it returns or throws
  /// after that does not matter any more.
  func perform(with service: Service) async throws(Failure) -> Response

  /// The actions that follow a success, in order. Default: none.
  func onSuccess(_ response: Response) -> [any Action]

  /// The actions that follow a failure, in order. Default: none.
  func onFailure(_ failure: Failure) -> [any Action]
}

extension Request {
  public var needsMiddleware: Bool { true }
  public var id: ID? { nil }
  public var scheduling: EffectScheduling { .concurrent }
  public var isAwaited: Bool { true }

  public func onSuccess(_ response: Response) -> [any Action] { [] }
  public func onFailure(_ failure: Failure) -> [any Action] { [] }
}

/// What requests are replaced and cancelled by: a value of any type that can be compared, put in order
/// and written down.
public typealias RequestID = Hashable & Codable & Comparable & Sendable

/// Why a request did not succeed.
public protocol RequestFailure: Error, Hashable, Codable {
  /// Whether the service itself gave up on purpose, so that nothing has failed. Default: no.
  ///
  /// The request then counts as cancelled: neither success nor failure actions follow.
  var isCancellation: Bool { get }
}

extension RequestFailure {
  public var isCancellation: Bool { false }
}

extension Never: RequestFailure {}
