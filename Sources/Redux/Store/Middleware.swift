/// A link of the chain that every action passes on its way to the reducer.
///
/// A middleware wraps the rest of the chain, `next`, in a new function. Whatever it does before it
/// calls `next` happens in the old state; whatever it does afterwards, in the new one. It may hand
/// on the action, hand on another one, or stop the action by not calling `next`:
///
/// ```swift
/// let readOnly = Middleware<AppState> { context, next in
///   { action in
///     guard !context.getState().isLocked else { return }
///     next(action)
///   }
/// }
///
/// let store = Store(
///   initialState: AppState(), reducer: appReducer,
///   middlewares: [readOnly, asyncMiddleware(), loggerMiddleware(logger: logger)])
/// ```
///
/// Middlewares run in the order of the list; `a + b` is a middleware that runs `a` first.
///
/// `next` belongs to the action being processed: call it before your function returns, or not at
/// all. To act later, use ``StoreContext/dispatch``.
public struct Middleware<State: Sendable>: Sendable {
  /// Wraps the rest of the chain; called once, while the store is being made.
  ///
  /// - Precondition: The function itself does not dispatch: only the function it returns may do so.
  public let wrap: @MainActor (StoreContext<State>, _ next: @escaping Dispatch) -> Dispatch

  /// Makes a middleware from a function that wraps the rest of the chain.
  public init(
    _ wrap: @escaping @MainActor (StoreContext<State>, _ next: @escaping Dispatch) -> Dispatch
  ) {
    self.wrap = wrap
  }

  /// Joins two middlewares; the left one gets every action first.
  ///
  /// Joining is associative: `(a + b) + c` and `a + (b + c)` behave alike.
  public static func + (first: Middleware, second: Middleware) -> Middleware {
    Middleware { context, next in first.wrap(context, second.wrap(context, next)) }
  }
}
