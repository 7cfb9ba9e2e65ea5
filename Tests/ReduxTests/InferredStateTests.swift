import Redux
import ReduxTesting
import Testing

@Suite("AsyncActions whose state the store tells", .timeLimit(.minutes(5)))
@MainActor
struct InferredStateTests {
  private let store = Store(
    initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])

  @Test("Actions that take a closure are dispatched without the name of the state")
  func closures() async {
    store.dispatch(Thunk { $0.dispatch(CounterAction.increased(by: $0.getState().value + 1)) })
    #expect(store.state.value == 1)
    store.dispatch(
      DiskRead(path: "/nowhere/at/all") { result, dispatch in
        if case .failure = result { dispatch(CounterAction.set(2)) }
      })
    await store.effects.idle()
    #expect(store.state.value == 2)
    store.dispatch(
      DiskWrite([], to: "/nowhere/at/all") { result, dispatch in
        if case .failure = result { dispatch(CounterAction.set(3)) }
      })
    await store.effects.idle()
    #expect(store.state.value == 3)
  }

  @Test("However an action is typed, it is dispatched")
  func types() {
    let some = Thunk<Counter> { $0.dispatch(CounterAction.increased(by: 1)) }
    let anyOverCounter: any AsyncAction<Counter> = some
    let anyAsync: any AsyncAction = some
    let any: any Action = some
    store.dispatch(some)
    store.dispatch(anyOverCounter)
    store.dispatch(anyAsync)
    store.dispatch(any)
    #expect(store.state.value == 4)
  }

  @Test("A test store sends them, too")
  func testStore() async {
    let store = TestStore(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])
    store.send(Thunk { $0.dispatch(CounterAction.set(1)) })
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    await store.finish()
  }
}
