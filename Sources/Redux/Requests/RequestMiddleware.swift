/// Sends every ``Request`` made for a service, and dispatches its life cycle and its actions.
///
/// The request goes on to the next middleware first, so the reducer sees it before it is sent. A
/// ``StateRequest`` is sent only if the state has no answer to it. The middleware obeys
/// ``CancelRequest`` and ``CancelEffect``, even while a request waits for its delay.
///
/// ```swift
/// let store = Store(
///   initialState: AppState(), reducer: appReducer,
///   middlewares: [
///     requestMiddleware(AppState.self, catalogue as any Catalogue),
///     requestMiddleware(AppState.self, library),
///   ])
/// ```
///
/// Each middleware takes the requests whose ``Request/Service`` is exactly the type under which it
/// was given its service, and leaves all others alone. If requests know a service by a protocol,
/// pass it as `any` of that protocol.
///
/// - Parameters:
///   - state: The store's state.
///   - service: The service to ask.
///   - clock: The clock that measures delays.
/// - Returns: The middleware; its requests end with the store.
public func requestMiddleware<State: Sendable, Service: Sendable>(
  _ state: State.Type,
  // In a closure, an existential keeps its type; as an argument, it would be opened and count as a
  // service of the type inside, for which there are no requests.
  _ service: @autoclosure () throws -> Service,
  clock: any Clock<Duration> = ContinuousClock()
) rethrows -> Middleware<State> {
  let service = try service()
  return Middleware { context, next in
    let scheduler = EffectScheduler(clock: clock, tracker: context.effects)
    return { action in
      next(action)
      if let request = action.asRequest {
        scheduler.run(request, with: service, in: context)
      } else if let ended = action.endedEffects {
        scheduler.cancel(ended)
      }
    }
  }
}

/// Sends every ``Request`` made for a service, in a store whose state is inferred.
///
/// It works like ``requestMiddleware(_:_:clock:)``, without the type of the state.
public func requestMiddleware<State: Sendable, Service: Sendable>(
  _ service: @autoclosure () throws -> Service,
  clock: any Clock<Duration> = ContinuousClock()
) rethrows -> Middleware<State> {
  try requestMiddleware(State.self, service(), clock: clock)
}

extension EffectScheduler {
  /// Schedules the sending of a request, if it is made for exactly this type of service and the
  /// state has no answer to it.
  ///
  /// The operation does not know the scheduler: if it held on to it, a waiting or running request
  /// would keep the scheduler alive and outlive the store.
  fileprivate func run<Asking: Request, Service, State>(
    _ request: Asking, with service: Service, in context: StoreContext<State>
  ) {
    // Types are compared, since a cast alone would also accept a service for a protocol it conforms
    // to.
    guard Asking.Service.self == Service.self, let service = service as? Asking.Service else {
      return
    }
    context.take()
    let (dispatch, effects) = (context.dispatch, context.effects)
    if let actions = request.actions(from: context) {
      if let id = request.id { cancel(EffectKey(id)) }
      return actions.forEach(dispatch)
    }
    run(
      key: .key(request.id, of: request, scheduling: request.scheduling),
      scheduling: request.scheduling,
      name: request.actionName
    ) { effect in
      await request.send(to: service, as: effect, in: effects, dispatch: dispatch)
    }
  }
}

extension Request {
  /// Returns the actions that follow from the state's answer; `nil` if it has none.
  @MainActor
  fileprivate func actions<Other>(from context: StoreContext<Other>) -> [any Action]? {
    asStateRequest?.actions(inStateOf: context)
  }
}

extension StateRequest {
  /// Returns the actions that follow from the state's answer; `nil` if it has none.
  ///
  /// - Precondition: The request was made for the state of the store.
  @MainActor
  fileprivate func actions<Other>(inStateOf context: StoreContext<Other>) -> [any Action]? {
    guard let context = context as? StoreContext<State> else {
      preconditionFailure(
        """
        \(actionName) is a StateRequest over \(State.self), dispatched to a store over \
        \(Other.self). Dispatch it to the store whose state it is made for.
        """)
    }
    return switch answer(in: context.getState()) {
    case .success(let response): onSuccess(response)
    case .failure(let failure): failure.isCancellation ? [] : onFailure(failure)
    case nil: nil
    }
  }
}

extension Request {
  /// Runs the request from start to end.
  @MainActor
  fileprivate func send(
    to service: Service, as effect: Effect, in effects: EffectTracker,
    dispatch: @escaping Dispatch
  ) async {
    typealias Lifecycle = RequestLifecycle<ID, Failure>
    let ticket = RequestTicket(number: effect.number, id: id, isAwaited: isAwaited)
    effect.onCancel = { dispatch(Lifecycle.cancelled(ticket)) }
    dispatch(Lifecycle.started(ticket))
    let outcome = await outcome(from: service)
    guard !effect.isCancelled else { return }
    // The request has ended: a follow-up with the same id no longer replaces anything.
    effect.onCancel = nil
    effects.settle(effect.number)
    switch outcome {
    case .success(let response):
      dispatch(Lifecycle.succeeded(ticket))
      onSuccess(response).forEach(dispatch)
    case .failure(let failure) where failure.isCancellation:
      dispatch(Lifecycle.cancelled(ticket))
    case .failure(let failure):
      dispatch(Lifecycle.failed(ticket, failure))
      onFailure(failure).forEach(dispatch)
    }
  }

  /// Asks the service, away from the main actor.
  @concurrent
  private func outcome(from service: Service) async -> Result<Response, Failure> {
    do throws(Failure) {
      return .success(try await perform(with: service))
    } catch {
      return .failure(error)
    }
  }
}
