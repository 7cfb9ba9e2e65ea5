import Redux
import ReduxTesting
import Testing

/// Increases the counter after a while, showing that it works on it.
private struct IncreaseLater: AsyncAction {
  let amount: Int
  let clock: TestClock

  func execute(_ context: StoreContext<Counter>) async {
    context.dispatch(CounterAction.workBegan)
    try? await clock.sleep(for: .seconds(1))
    context.dispatch(CounterAction.increased(by: amount))
    context.dispatch(CounterAction.workEnded)
  }
}

/// The same as a class.
private final class SetByObject: AsyncAction {
  func execute(_ context: StoreContext<Counter>) async { context.dispatch(CounterAction.set(9)) }
}

@Suite("B. Asynchronous actions", .timeLimit(.minutes(5)))
@MainActor
struct AsyncActionTests {
  @Test("An AsyncAction is a struct or a class with an execute method")
  func structOrClass() async {
    let clock = TestClock()
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware(clock: clock)]
    )
    store.dispatch(SetByObject())
    #expect(store.state.value == 9)
    store.dispatch(IncreaseLater(amount: 2, clock: clock))
    #expect(store.state.isBusy)
  }

  @Test("The middleware executes it and hands it on to nobody")
  func isConsumed() {
    let journal = Journal()
    let reducer: Reducer<Counter> = { state, action in
      counterReducer(&state, action)
      if action is SetByObject { state.value = -1 }
    }
    let store = Store(
      initialState: Counter(), reducer: reducer,
      middlewares: [asyncMiddleware(), tracing("later", into: journal)])
    store.dispatch(SetByObject())
    #expect(store.state.value == 9)
    #expect(journal.entries == ["later: before 0", "later: after 9"], "Only the result came by.")
  }

  @Test("getState is live, and dispatch goes through the whole chain")
  func liveStateAndFullChain() async throws {
    let clock = TestClock()
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware(clock: clock)]
    )
    var seen: [Int] = []
    store.dispatch(
      Thunk<Counter> { context in
        seen.append(context.getState().value)
        try? await clock.sleep(for: .seconds(1))
        seen.append(context.getState().value)
        context.dispatch(SetByObject())
      })
    store.dispatch(CounterAction.set(5))
    await clock.advance(by: .seconds(1))
    await store.effects.idle()
    #expect(seen == [0, 5])
    #expect(store.state.value == 9, "An AsyncAction may dispatch another one.")
  }

  @Test("A pre-action is reduced when dispatch returns, the result when the work is done")
  func recipe() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware(clock: clock)]
    )
    store.send(IncreaseLater(amount: 3, clock: clock))
    await store.receive(CounterAction.workBegan) { $0.isBusy = true }
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.increased(by: 3)) { $0.value = 3 }
    await store.receive(CounterAction.workEnded) { $0.isBusy = false }
    await store.finish()
  }

  @Test("In a + b the left middleware gets the action first")
  func order() {
    let journal = Journal()
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [asyncMiddleware() + tracing("second", into: journal)])
    store.dispatch(SetByObject())
    #expect(journal.entries.count == 2, "The second one sees the result, not the AsyncAction.")
  }

  @Test("Middlewares are joined with +, however they are bracketed")
  func associativity() {
    func entries(_ join: ([Middleware<Counter>]) -> Middleware<Counter>) -> [String] {
      let journal = Journal()
      let parts = ["a", "b", "c", "d"].map { tracing($0, into: journal) }
      let store = Store(
        initialState: Counter(), reducer: counterReducer, middlewares: [join(parts)])
      store.dispatch(CounterAction.set(1))
      return journal.entries
    }
    let expected =
      ["a", "b", "c", "d"].map { "\($0): before 0" }
      + ["d", "c", "b", "a"].map { "\($0): after 1" }
    #expect(entries { ($0[0] + $0[1]) + ($0[2] + $0[3]) } == expected)
    #expect(entries { (($0[0] + $0[1]) + $0[2]) + $0[3] } == expected)
    #expect(entries { $0[0] + ($0[1] + ($0[2] + $0[3])) } == expected)
  }

  @Test("An action can be written where it is dispatched")
  func inline() {
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])
    store.dispatch(Thunk { $0.dispatch(CounterAction.set(4)) })
    #expect(store.state.value == 4)
  }

  @Test("Dispatch works from any thread")
  func dispatchFromAnyThread() async {
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])
    store.dispatch(
      Thunk<Counter> { context in
        await Task.detached { await context.dispatch(CounterAction.increased(by: 1_000)) }.value
      })
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { await store.dispatch(CounterAction.increased(by: 1)) }
      }
    }
    await store.effects.idle()
    #expect(store.state.value == 1_100)
  }
}
