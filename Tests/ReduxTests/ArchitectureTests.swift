import Redux
import ReduxTesting
import Testing

/// Actions composed of the actions of features, as one type.
private enum AppAction: Action {
  case counter(CounterAction)
  case movies(MoviesAction)
}

private let appReducer: Reducer<Library> = { state, action in
  switch action.matching(AppAction.self) {
  case .counter(let action): counterReducer(&state.counter, action)
  case .movies(let action): moviesReducer(&state.list, action)
  case nil: break
  }
}

/// Shares its storage like an array, and counts how often it had to copy it.
private struct CopyProbe: Sendable {
  private final class Storage: Sendable {}

  private var storage = Storage()
  private(set) var changes = 0
  private(set) var copies = 0

  mutating func change() {
    changes += 1
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage()
      copies += 1
    }
  }
}

@Suite("D. A Redux-like architecture with side effects", .timeLimit(.minutes(5)))
@MainActor
struct ArchitectureTests {
  @Test("There is one state, read-only, and it changes only through the reducer")
  func singleSourceOfTruth() {
    let store = Store(initialState: Counter(), reducer: counterReducer)
    var copy = store.state
    copy.value = 99
    #expect(store.state.value == 0, "A copy is not the state.")
    #expect(\Store<Counter>.state as? ReferenceWritableKeyPath<Store<Counter>, Counter> == nil)
    store.dispatch(CounterAction.set(1))
    #expect(store.state.value == 1)
  }

  @Test("A reducer is a pure function that changes the state in place")
  func pureReducers() {
    var first = Counter(value: 1)
    var second = Counter(value: 1)
    counterReducer(&first, CounterAction.increased(by: 4))
    counterReducer(&second, CounterAction.increased(by: 4))
    #expect(first == Counter(value: 5))
    #expect(first == second)
  }

  @Test("Changing one of many elements copies nothing")
  func changesInPlace() {
    struct Bump: Action {}
    let passing = Middleware<CopyProbe> { _, next in { next($0) } }
    let store = Store(
      initialState: CopyProbe(), reducer: { probe, _ in probe.change() }, middlewares: [passing])
    let subscription = store.subscribe(to: \.changes) { _ in }
    for _ in 0..<10 { store.dispatch(Bump()) }
    #expect(store.state.changes == 10)
    #expect(store.state.copies == 0)

    let kept = store.state
    store.dispatch(Bump())
    #expect(store.state.copies == 1, "A copy that somebody keeps costs one.")
    #expect(kept.changes == 10)
    subscription.cancel()
  }

  @Test("A middleware may answer an action with a stream of further ones")
  func streamOfActions() async {
    let counting = Middleware<Counter> { context, next in
      { action in
        next(action)
        guard action.matching(CounterAction.self) == .workBegan else { return }
        context.dispatch(
          Thunk<Counter> { context in
            let numbers = AsyncStream { stream in
              for number in 1...3 { stream.yield(number) }
              stream.finish()
            }
            for await number in numbers { context.dispatch(CounterAction.increased(by: number)) }
            context.dispatch(CounterAction.workEnded)
          })
      }
    }
    let store = TestStore(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [asyncMiddleware(), counting])
    store.send(CounterAction.workBegan) { $0.isBusy = true }
    await store.receive(Thunk<Counter>.self)
    await store.receive(CounterAction.increased(by: 1)) { $0.value = 1 }
    await store.receive(CounterAction.increased(by: 2)) { $0.value = 3 }
    await store.receive(CounterAction.increased(by: 3)) { $0.value = 6 }
    await store.receive(CounterAction.workEnded) { $0.isBusy = false }
    await store.finish()
  }

  @Test("After next a middleware sees the new state; what it dispatches comes back")
  func afterTheReducer() {
    let capping = Middleware<Counter> { context, next in
      { action in
        next(action)
        if context.getState().value > 42 { context.dispatch(CounterAction.set(42)) }
      }
    }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [capping])
    store.dispatch(CounterAction.set(50))
    #expect(store.state.value == 42)
  }

  @Test("Actions, states and reducers can be composed")
  func composition() {
    let store = Store(initialState: Library(), reducer: appReducer)
    store.dispatch(AppAction.counter(.set(3)))
    store.dispatch(AppAction.movies(.setMovies(["Batman"])))
    #expect(store.state == Library(list: MovieList(movies: ["Batman"]), counter: Counter(value: 3)))
  }

  @Test("A middleware closes over its service, which a test replaces")
  func serviceInjection() async {
    let store = TestStore(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [moviesMiddleware(service: FixedMovieService(films: ["Tabu"]))])
    store.send(MoviesAction.getMovies("tabu")) { $0.isLoading = true }
    await store.receive(MoviesAction.setMovies(["Tabu"])) {
      $0.isLoading = false
      $0.movies = ["Tabu"]
    }
    await store.finish()
  }

  @Test("A fetch is two actions, and the state between them is visible")
  func twoActionsPerFetch() async {
    let store = TestStore(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [moviesMiddleware(service: FixedMovieService())])
    var states: [MovieList] = []
    store.send(MoviesAction.getMovies("super")) { $0.isLoading = true }
    states.append(store.state)
    await store.receive(MoviesAction.setMovies(["Superman"])) {
      $0.isLoading = false
      $0.movies = ["Superman"]
    }
    #expect(states == [MovieList(isLoading: true)])
    await store.finish()
  }

  @Test("The reducer shows at once that something is loading")
  func loadingFeedback() {
    var list = MovieList(error: "old")
    moviesReducer(&list, MoviesAction.getMovies("bat"))
    #expect(list == MovieList(isLoading: true))
  }

  @Test("The first action may be dispatched from a view's initialiser")
  func firstAction() {
    @MainActor struct RootView {
      init(store: Store<MovieList>) { store.dispatch(MoviesAction.getMovies("bat")) }
    }
    let store = Store(initialState: MovieList(), reducer: moviesReducer)
    _ = RootView(store: store)
    #expect(store.state.isLoading)
  }

  @Test("A service's error becomes an action; no failure escapes")
  func typedServiceErrors() async {
    let store = TestStore(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [moviesMiddleware(service: FixedMovieService(isOffline: true))])
    store.send(MoviesAction.getMovies("bat")) { $0.isLoading = true }
    await store.receive(MoviesAction.failed("The service cannot be reached.")) {
      $0.isLoading = false
      $0.error = "The service cannot be reached."
    }
    store.send(MoviesAction.errorDismissed) { $0.error = nil }
    await store.finish()
  }

  @Test("A container reads the state and dispatches; a rendering view only draws")
  func containers() {
    func render(_ movies: [String], isLoading: Bool) -> String {
      isLoading ? "…" : movies.joined(separator: ", ")
    }
    @MainActor final class Container {
      private(set) var drawn = ""
      private var subscription: Subscription?

      init(store: Store<MovieList>) {
        subscription = store.subscribe(to: { $0 }) { [weak self] list in
          self?.drawn = render(list.movies, isLoading: list.isLoading)
        }
      }
    }
    let store = Store(initialState: MovieList(movies: ["Batman"]), reducer: moviesReducer)
    let container = Container(store: store)
    #expect(container.drawn == "Batman")
    store.dispatch(MoviesAction.getMovies("super"))
    #expect(container.drawn == "…")
  }
}
