import Redux
import ReduxTesting
import Testing

@Suite("Bugs of earlier designs that must not come back", .timeLimit(.minutes(5)))
@MainActor
struct InheritedBugsTests {
  @Test("Dismissing an error clears it, and sets no other one")
  func dismissing() {
    let store = Store(
      initialState: MovieList(error: "The service cannot be reached."), reducer: moviesReducer)
    store.dispatch(MoviesAction.errorDismissed)
    #expect(store.state == MovieList())
  }

  @Test("A middleware that has nothing to do does not stop the others")
  func idleMiddleware() {
    let journal = Journal()
    let idle = Middleware<Counter> { _, next in { next($0) } }
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [idle, tracing("second", into: journal)])
    store.dispatch(CounterAction.set(1))
    #expect(journal.entries == ["second: before 0", "second: after 1"])
  }

  @Test("Effects are let go when they are done, and can be cancelled")
  func effectsEnd() async throws {
    let clock = TestClock()
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware(clock: clock)]
    )
    for _ in 0..<100 {
      store.dispatch(Thunk<Counter> { _ in await Task.yield() })
      store.dispatch(
        Thunk<Counter>(id: "endless") { _ in try? await clock.sleep(for: .seconds(1_000_000)) })
    }
    #expect(store.effects.running.count == 200)
    store.dispatch(CancelEffect(id: "endless"))
    await store.effects.idle()
  }

  @Test("A dispatch from the background sees and changes the state on the main actor")
  func backgroundDispatch() async {
    var stale = 0
    let checking = Middleware<Counter> { context, next in
      { action in
        let before = context.getState().value
        next(action)
        if context.getState().value != before + 1 { stale += 1 }
      }
    }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [checking])
    await withTaskGroup { group in
      for _ in 0..<500 {
        group.addTask { await store.dispatch(CounterAction.increased(by: 1)) }
      }
    }
    #expect(store.state.value == 500)
    #expect(stale == 0)
  }
}
