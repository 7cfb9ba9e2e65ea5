/// A ``Request`` that the state can answer by itself, so that nothing is asked for twice.
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
/// Once the reducer has seen the request, the state is asked first. Where it has the answer, nothing is
/// sent, and earlier requests of the same id are cancelled, waiting or running, whatever
/// ``Request/scheduling`` says. The actions of ``Request/onSuccess(_:)`` or ``Request/onFailure(_:)``
/// follow at once: they have been reduced when the store's outermost `dispatch` returns. Nothing was on
/// its way, so ``RequestLifecycle`` tells nothing of it.
public protocol StateRequest<State>: Request {
  /// The state of the store that it is dispatched to.
  associatedtype State: Sendable

  /// What the state holds for an answer, be it a success or a failure that would come again.
  ///
  /// - Parameter state: The state after the reducer has seen the request.
  /// - Returns: The answer; `nil` where the service has to be asked.
  func answer(in state: State) -> Result<Response, Failure>?
}
