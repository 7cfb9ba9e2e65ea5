import Redux
import Testing

@Suite("Misuse stops the program and says what to do", .timeLimit(.minutes(5)))
struct MisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Dispatching inside a reducer names the action")
  func dispatchInReducer() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var store: Store<Counter>?
        store = Store(initialState: Counter()) { _, _ in
          MainActor.assumeIsolated { dispatchAgain() }
        }
        dispatchAgain = { store?.dispatch(CounterAction.workEnded) }
        store?.dispatch(CounterAction.workBegan)
      }
    }
    #expect(text(result).contains("CounterAction.workEnded was dispatched inside a reducer."))
  }

  @Test("Calling next after the middleware has returned names the action")
  func lateNext() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var late: (@MainActor () -> Void)?
        let delaying = Middleware<Counter> { _, next in
          { action in late = { next(action) } }
        }
        let store = Store(
          initialState: Counter(), reducer: counterReducer, middlewares: [delaying])
        store.dispatch(CounterAction.workBegan)
        late?()
      }
    }
    #expect(text(result).contains("called next with CounterAction.workBegan after its function"))
  }

  @Test("Dispatching while the store is being made names the action")
  func dispatchTooEarly() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let hasty = Middleware<Counter> { context, next in
          context.dispatch(CounterAction.workBegan)
          return next
        }
        _ = Store(initialState: Counter(), reducer: counterReducer, middlewares: [hasty])
      }
    }
    #expect(text(result).contains("CounterAction.workBegan was dispatched while its store was"))
  }

  @Test("An AsyncAction over another state is named, with both states")
  func foreignAsyncAction() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let store = Store(
          initialState: Counter(), reducer: counterReducer, middlewares: [asyncMiddleware()])
        store.dispatch(Thunk<MovieList> { _ in })
      }
    }
    #expect(
      text(result).contains(
        "Thunk<MovieList> is an AsyncAction over MovieList, dispatched to a store over Counter."))
  }

  @Test("A StateRequest over another state is named, with both states")
  func foreignStateRequest() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let store = Store(
          initialState: Counter(), reducer: counterReducer,
          middlewares: [requestMiddleware(Counter.self, MovieList())])
        store.dispatch(CountMovies())
      }
    }
    #expect(
      text(result).contains(
        "CountMovies is a StateRequest over MovieList, dispatched to a store over Counter."))
  }

  @Test("Registering two types of actions under one name says which name")
  func nameTaken() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var registry = ActionRegistry()
      registry.register(CounterAction.self, as: "same")
      registry.register(CancelEffect.self, as: "same")
    }
    #expect(text(result).contains("Two types of actions are registered as same."))
  }
}

/// Asks a list of movies, in a store whose state it is.
private struct CountMovies: StateRequest {
  func answer(in state: MovieList) -> Result<Int, Never>? { nil }
  func perform(with movies: MovieList) async -> Int { 0 }
}

/// What the misbehaving reducer calls.
@MainActor private var dispatchAgain: () -> Void = {}
