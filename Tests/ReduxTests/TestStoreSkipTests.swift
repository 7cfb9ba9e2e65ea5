import Redux
import ReduxTesting
import Testing

/// Says how far the work has come.
private struct Progress: Action {}

private let progressReducer: Reducer<Counter> = { state, action in
  counterReducer(&state, action)
  if action is Progress { state.isBusy.toggle() }
}

@Suite("Actions that a test store skips", .timeLimit(.minutes(5)))
@MainActor
struct TestStoreSkipTests {
  private func store(_ skip: (TestStore<Counter>) -> Void) -> TestStore<Counter> {
    let store = TestStore(
      initialState: Counter(), reducer: progressReducer, middlewares: [asyncMiddleware()])
    skip(store)
    return store
  }

  @Test("Actions of a type that is skipped need neither be received nor stated")
  func skipped() async {
    let store = store { $0.skip(Progress.self) }
    store.send(
      Thunk { context in
        context.dispatch(Progress())
        context.dispatch(CounterAction.set(1))
        context.dispatch(Progress())
        context.dispatch(Progress())
        context.dispatch(CounterAction.set(2))
        context.dispatch(Progress())
      })
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    await store.receive(CounterAction.set(2)) { $0.value = 2 }
    store.send(CounterAction.workEnded) { $0.isBusy = false }
    store.send(Thunk { $0.dispatch(Progress()) })
    await store.finish()
  }

  @Test("Other actions than those skipped still have to be received")
  func notSkipped() async {
    let texts = await failures {
      let store = store { $0.skip(Progress.self) }
      store.send(
        Thunk { context in
          context.dispatch(Progress())
          context.dispatch(CounterAction.set(1))
        })
      await store.finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("\n\n• CounterAction.set(1)\n\n") == true)
  }

  @Test("Actions whose types nobody else can name are skipped by their names")
  func skippedByName() async {
    let store = store { $0.skip(named: "Progress") }
    store.send(
      Thunk { context in
        context.dispatch(Progress())
        context.dispatch(CounterAction.set(1))
      })
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    store.send(CounterAction.workEnded) { $0.isBusy = false }
    await store.finish()
  }
}
