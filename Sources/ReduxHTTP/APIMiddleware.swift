public import Redux
public import Transport

/// Sends every ``APIRequest``, and dispatches its life cycle and its actions.
///
/// The request goes on to the next middleware first, so the reducer sees it before it is sent. It
/// obeys `CancelEffect`, also while a request waits for its delay.
///
/// ```swift
/// let store = Store(
///   initialState: AppState(), reducer: appReducer,
///   middlewares: [
///     apiMiddleware(baseURL: "https://api.example.org/v1", transport: transport)
///   ])
/// ```
///
/// - Parameters:
///   - state: The store's state; it can be left out where the context says it.
///   - baseURL: Where the service lives: scheme, host, and a path if it has one. A request to a base
///     URL that cannot be used ends with ``APIError/badURL(_:)``.
///   - transport: What carries the requests. Keys and retries are decorators around it.
///   - clock: What delays are measured with.
/// - Returns: The middleware; its transfers end with the store.
public func apiMiddleware<State: Sendable>(
  _ state: State.Type = State.self,
  baseURL: String,
  transport: any HTTPTransport,
  clock: any Clock<Duration> = ContinuousClock()
) -> Middleware<State> {
  Middleware { context, next in
    let scheduler = EffectScheduler(clock: clock, tracker: context.effects)
    let sender = RequestSender(
      baseURL: baseURL, transport: transport, dispatch: context.dispatch)
    return { action in
      next(action)
      if let request = action as? any APIRequest {
        scheduler.run(request, by: sender)
      } else if let cancel = action.matching(CancelEffect.self) {
        scheduler.cancel(cancel.id)
      }
    }
  }
}

extension EffectScheduler {
  /// Has a request sent when its time has come.
  ///
  /// The operation knows the sender only: if it held on to the scheduler, too, a request that waits or
  /// flies would keep the scheduler alive, and would outlive the store.
  fileprivate func run(_ request: some APIRequest, by sender: RequestSender) {
    run(
      id: request.id ?? .default(for: request, scheduling: request.scheduling),
      scheduling: request.scheduling,
      name: request.label
    ) { effect in
      await sender.send(request, as: effect)
    }
  }
}

/// Takes requests from start to end.
@MainActor
private struct RequestSender {
  let baseURL: String
  let transport: any HTTPTransport
  let dispatch: Dispatch

  func send(_ request: some APIRequest, as effect: Effect) async {
    let ticket = RequestTicket(number: effect.number, id: request.id, label: request.label)
    effect.onCancel = { dispatch(RequestLifecycle.cancelled(ticket)) }
    dispatch(RequestLifecycle.started(ticket))
    let outcome = await request.exchange(baseURL: baseURL, transport: transport)
    guard !effect.isCancelled else { return }
    // It has ended: a follow-up under the same id replaces nothing any more.
    effect.onCancel = nil
    finish(request, ticket, outcome)
  }

  private func finish<Request: APIRequest>(
    _ request: Request, _ ticket: RequestTicket, _ outcome: Exchange<Request.Response>
  ) {
    switch outcome {
    case .success((let status, let response)):
      dispatch(RequestLifecycle.succeeded(ticket, status: status))
      request.onSuccess(response).forEach(dispatch)
    case .failure(.cancelled):
      dispatch(RequestLifecycle.cancelled(ticket))
    case .failure(let error):
      dispatch(RequestLifecycle.failed(ticket, error))
      request.onFailure(error).forEach(dispatch)
    }
  }
}
