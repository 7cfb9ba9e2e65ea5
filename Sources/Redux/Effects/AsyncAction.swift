/// An action that does some work and dispatches the results.
///
/// ``asyncMiddleware(_:clock:)`` runs it and does not hand it on: middlewares after it and the
/// reducer never see it.
///
/// ```swift
/// struct LoadGreeting: AsyncAction {
///   let service: GreetingService
///
///   var id: EffectID? { "greeting" }
///   var scheduling: EffectScheduling { .latest }
///
///   func execute(_ context: StoreContext<AppState>) async {
///     context.dispatch(GreetingAction.loading)
///     let text = await service.greeting(for: context.getState().name)
///     context.dispatch(GreetingAction.loaded(text))
///   }
/// }
///
/// store.dispatch(LoadGreeting(service: service))
/// ```
///
/// Everything before the first `await` that suspends has been reduced when the store's outermost
/// `dispatch` returns. Heavy work belongs behind an `await`, in an actor or a `@concurrent`
/// function.
public protocol AsyncAction<State>: Action {
  /// The state of the store that it is dispatched to.
  associatedtype State: Sendable

  /// The id by which the action can be replaced or cancelled. Default: `nil`; actions of the same
  /// type then replace each other if ``scheduling`` asks for it.
  var id: EffectID? { get }

  /// When the action starts, and which effects it replaces. Default: at once, replacing none.
  var scheduling: EffectScheduling { get }

  /// Does the work.
  ///
  /// - Parameter context: The store. `getState` is always the current state; after a cancellation
  ///   `dispatch` does nothing.
  @MainActor func execute(_ context: StoreContext<State>) async
}

extension AsyncAction {
  public var needsMiddleware: Bool { true }
  public var asAsyncAction: (any AsyncAction)? { self }
  public var id: EffectID? { nil }
  public var scheduling: EffectScheduling { .concurrent }
}
