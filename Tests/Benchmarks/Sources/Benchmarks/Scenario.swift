import Redux

/// Something to repeat: one pass is what is measured.
@MainActor
struct Scenario {
  let name: String
  /// The most nanoseconds that a pass should take; `nil` for a yardstick.
  var budget: Double?
  /// The scenario that this one is compared with.
  let yardstick: String
  /// Does the given number of passes.
  let run: @MainActor (_ passes: Int) -> Void
}

extension Scenario {
  static let bareLoop = "hand-written loop"
  static let bareChain = "hand-written loop, 3 functions, 1 compare"
  static let plain = "store, nothing attached"
  static let observed = "store, 3 middlewares, 1 subscriber"

  /// All scenarios, yardsticks first.
  static func all() -> [Scenario] {
    [
      handWritten(), handWrittenChain(),
      dispatching(plain, budget: 60, Store(initialState: Counter(), reducer: counterReducer)),
      dispatchingObserved(),
      dispatching(
        "store, an action of four words", Store(initialState: Counter(), reducer: counterReducer),
        WideAction()),
      appLike("root of 8 slices, written by hand", routedRoot, MoviesAction.selected(7)),
      appLike("root of 8 slices, last slice", routedRoot, SettingsAction.counted),
      appLike("root of 8 slices, combined", scopedRoot, MoviesAction.selected(7)),
      appLike("toggling 1 of 10,000 movies", routedRoot, MoviesAction.toggled(7)),
      appLikeObserved(),
    ]
  }

  private static func handWritten() -> Scenario {
    let actions = (0..<256).map { CounterAction.increased(by: $0) }
    return Scenario(name: bareLoop, yardstick: bareLoop) { passes in
      var counter = Counter()
      for pass in 0..<passes { reduceByHand(&counter, actions[pass & 255]) }
      consume(counter.value)
    }
  }

  private static func handWrittenChain() -> Scenario {
    let actions = (0..<256).map { CounterAction.increased(by: $0) }
    let functions = (1...3).map { number in { passing($0, number) } }
    return Scenario(name: bareChain, yardstick: bareLoop) { passes in
      var counter = Counter()
      var last = 0
      for pass in 0..<passes {
        var action = actions[pass & 255]
        for function in functions { action = function(action) }
        reduceByHand(&counter, action)
        if counter.value != last {
          last = counter.value
          consume(last)
        }
      }
    }
  }

  private static func dispatching(
    _ name: String, budget: Double? = nil, _ store: Store<Counter>,
    _ action: any Action = CounterAction.increased(by: 1)
  ) -> Scenario {
    Scenario(name: name, budget: budget, yardstick: bareLoop) { passes in
      for _ in 0..<passes { store.dispatch(action) }
    }
  }

  private static func dispatchingObserved() -> Scenario {
    let passing = Middleware<Counter> { _, next in { next($0) } }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [passing, passing, passing])
    var last = 0
    let subscription = store.subscribe(to: \.value) { last = $0 }
    return Scenario(name: observed, budget: 130, yardstick: bareChain) { passes in
      withExtendedLifetime(subscription) {
        for _ in 0..<passes { store.dispatch(CounterAction.increased(by: 1)) }
      }
      consume(last)
    }
  }

  private static func appLike(
    _ name: String, _ reducer: @escaping Reducer<AppLike>, _ action: any Action
  ) -> Scenario {
    let store = Store(initialState: AppLike(), reducer: reducer)
    return Scenario(name: name, budget: 250, yardstick: plain) { passes in
      for _ in 0..<passes { store.dispatch(action) }
    }
  }

  private static func appLikeObserved() -> Scenario {
    let store = Store(initialState: AppLike(), reducer: routedRoot)
    let subscription = store.subscribe(to: \.movies.selection) { consume($0) }
    return Scenario(
      name: "root of 8 slices, 1 subscriber", budget: 250, yardstick: plain
    ) { passes in
      withExtendedLifetime(subscription) {
        for pass in 0..<passes { store.dispatch(MoviesAction.selected(pass)) }
      }
    }
  }
}

/// Hands an action through, as a function value that is called and not inlined.
@inline(never)
private func passing(_ action: CounterAction, _ number: Int) -> CounterAction {
  number == 0 ? .increased(by: 0) : action
}

/// Where results go, so that computing them is not optimised away.
@MainActor private var results = 0

@MainActor
func consume(_ value: Int) { results &+= value }
