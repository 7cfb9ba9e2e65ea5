/// A ``Request`` that the state can answer by itself, so that nothing is requested twice.
///
/// ```swift
/// struct GetTitles: StateRequest {
///   let words: String
///
///   func answer(in state: AppState) -> Result<[String], CatalogueError>? {
///     state.known[words].map { .success($0) }
///   }
///   // … and all that makes it a request.
/// }
/// ```
///
/// The state is asked first, once the reducer has seen the request. If it has the answer, nothing
/// is sent, and earlier requests with the same id are cancelled, waiting or running, whatever
/// ``Request/scheduling`` says. The actions of ``Request/onSuccess(_:)`` or
/// ``Request/onFailure(_:)`` follow at once: they have been reduced when the store's outermost
/// `dispatch` returns. Since nothing was sent, ``RequestLifecycle`` announces nothing.
public protocol StateRequest<State>: Request {
  /// The state of the store that it is dispatched to.
  associatedtype State: Sendable

  /// Returns the answer that the state already holds: a success, or a failure that would only
  /// happen again.
  ///
  /// - Parameter state: The state after the reducer has seen the request.
  /// - Returns: The answer; `nil` if the service has to be asked.
  func answer(in state: State) -> Result<Response, Failure>?
}

extension StateRequest {
  public var asStateRequest: (any StateRequest)? { self }
}
