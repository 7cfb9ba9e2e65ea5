import Redux
import ReduxTesting
import TestSupport
import Testing

@Suite("The order in which a store works", .timeLimit(.minutes(5)))
@MainActor
struct StoreOrderTests {
  @Test("An action dispatched meanwhile waits until the current one is done")
  func runToCompletion() {
    let journal = Journal()
    let asking = Middleware<Counter> { context, next in
      { action in
        if case .set(let value) = action.matching(CounterAction.self), value < 3 {
          context.dispatch(CounterAction.set(value + 1))
          journal.add("asked for \(value + 1), still \(context.getState().value)")
        }
        next(action)
        journal.add("now \(context.getState().value)")
      }
    }
    let store = Store(initialState: Counter(), reducer: counterReducer, middlewares: [asking])
    store.dispatch(CounterAction.set(1))
    #expect(
      journal.entries == [
        "asked for 2, still 0", "now 1", "asked for 3, still 1", "now 2", "now 3",
      ])
  }

  @Test("When dispatch returns, everything that it caused has been reduced and observed")
  func outermostDispatch() {
    let store = Store(initialState: Counter(), reducer: counterReducer)
    var seen: [Int] = []
    let first = store.subscribe(to: \.value) { value in
      if value == 50 { store.dispatch(CounterAction.set(42)) }
    }
    let second = store.subscribe(to: \.value) { seen.append($0) }
    store.dispatch(CounterAction.set(50))
    #expect(store.state.value == 42)
    #expect(seen == [0, 50, 42], "Each subscriber sees each state once, in order.")
    withExtendedLifetime((first, second)) {}
  }

  @Test("Waiting actions keep their order across generations")
  func firstInFirstOut() {
    var reduced: [String] = []
    let fanning = Middleware<Counter> { context, next in
      { action in
        if case .set(let value) = action.matching(CounterAction.self) {
          reduced.append("\(value)")
          if value < 10 {
            context.dispatch(CounterAction.set(value * 10 + 1))
            context.dispatch(CounterAction.set(value * 10 + 2))
          }
        }
        next(action)
      }
    }
    let store = Store(initialState: Counter(), reducer: counterReducer, middlewares: [fanning])
    store.dispatch(CounterAction.set(1))
    #expect(reduced == ["1", "11", "12"])
  }

  @Test("The chain is composed once, when the store is made")
  func composedOnce() {
    var wraps = 0
    let counting = Middleware<Counter> { _, next in
      wraps += 1
      return next
    }
    let store = Store(initialState: Counter(), reducer: counterReducer, middlewares: [counting])
    for value in 1...3 { store.dispatch(CounterAction.set(value)) }
    #expect(wraps == 1)
    #expect(store.state.value == 3)
  }

  @Test("A middleware can stop an action, and replace it")
  func stopAndReplace() {
    let gate = Middleware<Counter> { _, next in
      { action in
        switch action.matching(CounterAction.self) {
        case .workBegan: break
        case .set(let value): next(CounterAction.set(-value))
        default: next(action)
        }
      }
    }
    let store = Store(initialState: Counter(), reducer: counterReducer, middlewares: [gate])
    store.dispatch(CounterAction.workBegan)
    store.dispatch(CounterAction.set(5))
    #expect(store.state == Counter(value: -5))
  }

  @Test("A tap sees every dispatched action before the chain, also those that are stopped")
  func tap() async {
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])
    var seen: [String] = []
    let tap = store.tap { action in seen.append("\(action.actionName) at \(store.state.value)") }
    store.dispatch(Thunk<Counter> { $0.dispatch(CounterAction.set(2)) })
    store.dispatch(CounterAction.set(3))
    tap.cancel()
    store.dispatch(CounterAction.set(4))
    #expect(seen == ["Thunk<Counter> at 0", "CounterAction.set at 0", "CounterAction.set at 2"])
  }

  @Test("Recorded actions bring a store without effects to the same states")
  func replay() async {
    let clock = TestClock()
    let live = Store(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [asyncMiddleware(clock: clock), moviesMiddleware(service: FixedMovieService())])
    var recorded: [any Action] = []
    let tap = live.tap { recorded.append($0) }
    live.dispatch(MoviesAction.getMovies("bat"))
    await live.effects.idle()
    live.dispatch(
      Thunk<MovieList>(scheduling: .debounced(.seconds(1))) {
        $0.dispatch(MoviesAction.failed("late"))
      })
    await clock.advance(by: .seconds(1))
    await live.effects.idle()
    tap.cancel()

    let replayed = Store(initialState: MovieList(), reducer: moviesReducer)
    recorded.forEach(replayed.dispatch)
    #expect(replayed.state == live.state)
    #expect(replayed.state.movies == ["Batman", "Batman Returns"])
    #expect(replayed.effects.isIdle)
  }

  @Test(
    "A store is let go although its middlewares and effects know of it, and ends its effects")
  func memory() async throws {
    let clock = TestClock()
    let journal = Journal()
    weak var gone: Store<Counter>?
    do {
      let store = Store(
        initialState: Counter(value: 7), reducer: counterReducer,
        middlewares: [asyncMiddleware(clock: clock), tracing("chain", into: journal)])
      gone = store
      store.dispatch(
        Thunk<Counter> { context in
          try? await clock.sleep(for: .seconds(1_000_000))
          context.dispatch(CounterAction.set(0))
          journal.add("ended at \(context.getState().value)")
        })
      #expect(store.effects.running.count == 1)
    }
    #expect(gone == nil)
    try await waitUntil("the effect to end") { journal.entries == ["ended at 7"] }
  }
}
