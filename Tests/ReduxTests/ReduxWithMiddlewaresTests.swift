import Redux
import ReduxTesting
import TestSupport
import Testing

@Suite("A. Redux with middlewares", .timeLimit(.minutes(5)))
@MainActor
struct ReduxWithMiddlewaresTests {
  @Test("A store is made of a reducer, a state and middlewares, none by default")
  func store() {
    let bare = Store(initialState: Counter(value: 3), reducer: counterReducer)
    #expect(bare.state == Counter(value: 3))

    let journal = Journal()
    let observed = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [tracing("a", into: journal)])
    observed.dispatch(CounterAction.set(5))
    #expect(observed.state.value == 5)
    #expect(journal.entries == ["a: before 0", "a: after 5"])
  }

  @Test("Reducers of several slices are combined into one root")
  func combinedReducers() {
    let store = Store(initialState: Library(), reducer: libraryReducer)
    store.dispatch(MoviesAction.setMovies(["Batman"]))
    store.dispatch(CounterAction.increased(by: 2))
    #expect(store.state == Library(list: MovieList(movies: ["Batman"]), counter: Counter(value: 2)))
  }

  @Test("A slice's reducer can be scoped to one type of action")
  func scopedToOneType() {
    let reducer: Reducer<Library> = combine(
      scope(\.counter, CounterAction.self) { counter, action in
        if case .set(let value) = action { counter.value = value }
      })
    let store = Store(initialState: Library(), reducer: reducer)
    store.dispatch(MoviesAction.setMovies(["Batman"]))
    #expect(store.state == Library())
    store.dispatch(CounterAction.set(4))
    #expect(store.state.counter.value == 4)
  }

  @Test("A middleware gets the state, the action and dispatch before the reducer runs")
  func middlewareBeforeReducer() {
    var seen: [Int] = []
    let doubling = Middleware<Counter> { context, next in
      { action in
        seen.append(context.getState().value)
        if case .increased(let amount) = action.matching(CounterAction.self) {
          context.dispatch(CounterAction.set(amount * 100))
        }
        next(action)
      }
    }
    let store = Store(
      initialState: Counter(value: 1), reducer: counterReducer, middlewares: [doubling])
    store.dispatch(CounterAction.increased(by: 2))
    #expect(seen == [1, 3])
    #expect(store.state.value == 200)
  }

  @Test("Every middleware runs for every action, in the order of insertion")
  func insertionOrder() {
    let journal = Journal()
    let store = Store(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [tracing("a", into: journal), tracing("b", into: journal)])
    store.dispatch(CounterAction.set(1))
    store.dispatch(MoviesAction.errorDismissed)
    #expect(
      journal.entries == [
        "a: before 0", "b: before 0", "b: after 1", "a: after 1",
        "a: before 1", "b: before 1", "b: after 1", "a: after 1",
      ])
  }

  @Test("Actions are plain values; the work belongs to a middleware")
  func actionsArePlainValues() async {
    #expect(MoviesAction.getMovies("bat") == MoviesAction.getMovies("bat"))
    #expect(MoviesAction.getMovies("bat").matching(CounterAction.self) == nil)

    let store = Store(initialState: MovieList(), reducer: moviesReducer)
    store.dispatch(MoviesAction.getMovies("bat"))
    #expect(store.effects.isIdle, "Without its middleware the action fetches nothing.")
  }

  @Test("Request and result are two actions; the middleware dispatches the second")
  func requestAndResult() async {
    let store = TestStore(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [moviesMiddleware(service: FixedMovieService())])
    store.send(MoviesAction.getMovies("bat")) { $0.isLoading = true }
    await store.receive(MoviesAction.setMovies(["Batman", "Batman Returns"])) {
      $0.isLoading = false
      $0.movies = ["Batman", "Batman Returns"]
    }
    await store.finish()
  }

  @Test("State changes land on the main actor, and views observe them")
  func changesLandOnTheMainActor() async {
    let store = Store(initialState: Counter(), reducer: counterReducer)
    var shown: [Int] = []
    let subscription = store.subscribe(to: \.value) { value in
      MainActor.assertIsolated()
      shown.append(value)
    }
    await Task.detached { await store.dispatch(CounterAction.set(7)) }.value
    #expect(shown == [0, 7])
    subscription.cancel()
  }

  @Test("Props are made by a plain function of state and dispatch; a view uses only them")
  func props() {
    struct Props {
      let movies: [String]
      let onFetch: @MainActor () -> Void
    }
    func map(state: MovieList, dispatch: @escaping Dispatch) -> Props {
      Props(movies: state.movies) { dispatch(MoviesAction.getMovies("bat")) }
    }
    let store = Store(initialState: MovieList(movies: ["Batman"]), reducer: moviesReducer)
    let props = map(state: store.state, dispatch: store.dispatch)
    #expect(props.movies == ["Batman"])
    props.onFetch()
    #expect(store.state.isLoading)
  }

  @Test("What a view fetches when it appears is one dispatch")
  func fetchOnAppear() async {
    let store = TestStore(
      initialState: MovieList(), reducer: moviesReducer,
      middlewares: [moviesMiddleware(service: FixedMovieService())], exhaustivity: .off)
    let onAppear = { store.send(MoviesAction.getMovies("super")) }
    onAppear()
    await store.receive(MoviesAction.setMovies(["Superman"]))
    #expect(store.state.movies == ["Superman"])
    await store.finish()
  }

  @Test("Store and middlewares are registered once, and shared by all views")
  func oneStoreForAllViews() {
    @MainActor struct View {
      let store: Store<Counter>
      func press() { store.dispatch(CounterAction.increased(by: 1)) }
    }
    var wrapped = 0
    let counting = Middleware<Counter> { _, next in
      wrapped += 1
      return next
    }
    let store = Store(initialState: Counter(), reducer: counterReducer, middlewares: [counting])
    View(store: store).press()
    View(store: store).press()
    #expect(store.state.value == 2)
    #expect(wrapped == 1, "The chain is composed once.")
  }
}
