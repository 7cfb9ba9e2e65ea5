import Redux
import Testing

private struct NumberService: Sendable {}

/// Asks a service for a number.
private struct GetNumber: Request {
  func perform(with service: NumberService) async -> Int { 42 }
  func onSuccess(_ number: Int) -> [any Action] { [CounterAction.set(number)] }
}

/// Nothing comes of it, and that is all right.
private struct Hint: AsyncAction {
  var needsMiddleware: Bool { false }
  func execute(_ context: StoreContext<Counter>) async {}
}

/// Has to be taken by a middleware of a test's own.
private struct Order: Action {
  var needsMiddleware: Bool { true }
}

@Suite("Actions that no middleware takes", .timeLimit(.minutes(5)))
@MainActor
struct UntakenActionTests {
  /// The reports of a store of these middlewares that is given these actions.
  private func reports(
    _ middlewares: [Middleware<Counter>], _ actions: any Action...
  ) async -> [String] {
    var reports: [UntakenAction] = []
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: middlewares,
      onUntakenAction: { reports.append($0) })
    for action in actions { store.dispatch(action) }
    return reports.map(\.description)
  }

  private let forgotten = [
    """
    No middleware has run Thunk<Counter>, which is an AsyncAction. Make the store with an \
    asyncMiddleware.
    """,
    """
    No middleware has sent GetNumber, which is a request to NumberService. Make the store with a \
    requestMiddleware that is given a service as exactly this type, as `any` if it is a protocol.
    """,
  ]

  @Test("What nobody runs and what nobody sends is reported, with what to do")
  func reported() async {
    #expect(await reports([], Thunk<Counter> { _ in }, GetNumber()) == forgotten)
    #expect(
      await reports([requestMiddleware("another service")], Thunk<Counter> { _ in }, GetNumber())
        == forgotten)
    #expect(
      await reports([], Order()) == [
        "No middleware has taken Order, which is of no use without one."
      ])
  }

  @Test("What a middleware takes is not reported, wherever in the chain that stands")
  func taken() async {
    let other: Middleware<Counter> = requestMiddleware("another service")
    for middlewares: [Middleware<Counter>] in [
      [asyncMiddleware(), requestMiddleware(NumberService()), other],
      [other, requestMiddleware(NumberService()), asyncMiddleware()],
    ] {
      #expect(await reports(middlewares, GetNumber(), Thunk<Counter> { _ in }, GetNumber()) == [])
    }
  }

  @Test("What a middleware stops, replaces or says to have taken is not reported")
  func otherMiddlewares() async {
    let stopping = Middleware<Counter> { _, next in { if !($0 is GetNumber) { next($0) } } }
    let replacing = Middleware<Counter> { _, next in
      { next($0 is GetNumber ? CounterAction.workBegan : $0) }
    }
    let taking = Middleware<Counter> { context, next in
      { action in
        next(action)
        if action is GetNumber { context.take() }
      }
    }
    for middleware in [stopping, replacing, taking] {
      #expect(await reports([middleware], GetNumber()) == [])
      #expect(await reports([middleware], Order()).count == 1)
    }
  }

  @Test("An action that takes the place of another one is reported under its own name")
  func replacement() async {
    let replacing = Middleware<Counter> { _, next in { _ in next(GetNumber()) } }
    #expect(await reports([replacing], CounterAction.workBegan) == [forgotten[1]])
  }

  @Test("Plain actions, cancellations and what says that it may go untaken are not reported")
  func plain() async {
    #expect(await reports([], CounterAction.set(1), CancelEffect(id: "x"), Hint()) == [])
  }

  @Test("The report may be answered with an action, and the store goes on")
  func answered() {
    var report: (@MainActor () -> Void)?
    let store = Store(
      initialState: Counter(), reducer: counterReducer, onUntakenAction: { _ in report?() })
    report = { [weak store] in store?.dispatch(CounterAction.set(7)) }
    store.dispatch(GetNumber())
    #expect(store.state.value == 7)
  }
}
