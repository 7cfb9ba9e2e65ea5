/// The report of an action that needed a middleware and that no middleware took.
///
/// An ``AsyncAction`` that reaches the reducer was not run by any middleware, and a ``Request``
/// that comes back from the chain may not have been sent by any: the store lacks the middleware, or
/// it was given another type of service.
public struct UntakenAction: Hashable, Sendable, CustomStringConvertible {
  /// The name of the action.
  public let actionName: String

  /// An explanation that names the action and says how to fix it.
  public let description: String

  init(_ action: any Action) {
    actionName = action.actionName
    description =
      if action.asAsyncAction != nil {
        """
        No middleware has run \(action.actionName), which is an AsyncAction. Make the store with an \
        asyncMiddleware.
        """
      } else if let request = action.asRequest {
        """
        No middleware has sent \(action.actionName), which is a request to \(request.serviceName). \
        Make the store with a requestMiddleware that is given a service as exactly this type, as `any` if it is a protocol.
        """
      } else {
        "No middleware has taken \(action.actionName), which is of no use without one."
      }
  }
}

extension Request {
  fileprivate var serviceName: String { "\(Service.self)" }
}
