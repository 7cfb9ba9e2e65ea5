import Redux

/// Something to repeat, one pass at a time.
@MainActor
struct Scenario {
  /// The maximum cost of a pass.
  enum Budget {
    case nanoseconds(Double)
    /// A multiple of the yardstick.
    case ratio(Double)
  }

  let name: String
  /// The maximum cost of a pass; `nil` if it only serves as a yardstick or for comparison.
  var budget: Budget?
  /// The scenario that this one is compared with.
  let yardstick: String
  /// Does the given number of passes.
  let run: @MainActor (_ passes: Int) -> Void
}

extension Scenario {
  private static let bareLoop = "hand-written loop"
  private static let bareChain = "hand-written loop, 3 functions, 1 compare"
  private static let plain = "store, nothing attached"
  private static let root = "root of 8 slices, written by hand"

  /// All scenarios, yardsticks first.
  static func all() -> [Scenario] {
    [
      handWritten(), handWrittenChain(),
      dispatching(plain, budget: .nanoseconds(60)) { CounterAction.increased(by: $0) },
      dispatchingObserved(),
      dispatching("store, an action of four words") { WideAction(first: $0) },
      appLike(root, routedRoot) { MoviesAction.selected($0) },
      appLike("root of 8 slices, last slice", routedRoot) { _ in SettingsAction.counted },
      appLike("root of 8 slices, combined", scopedRoot) { MoviesAction.selected($0) },
      appLike(
        "toggling 1 of 10,000 movies", budget: .ratio(2), yardstick: root, routedRoot
      ) { _ in MoviesAction.toggled(7) },
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

  @inline(__always)
  private static func dispatching<A: Action>(
    _ name: String, budget: Budget? = nil, _ action: @escaping @MainActor (_ pass: Int) -> A
  ) -> Scenario {
    let store = Store(initialState: Counter(), reducer: counterReducer)
    return Scenario(name: name, budget: budget, yardstick: bareLoop) { passes in
      for pass in 0..<passes { store.dispatch(action(pass)) }
    }
  }

  private static func dispatchingObserved() -> Scenario {
    let passing = Middleware<Counter> { _, next in { next($0) } }
    let store = Store(
      initialState: Counter(), reducer: counterReducer, middlewares: [passing, passing, passing])
    var last = 0
    let subscription = store.subscribe(to: \.value) { last = $0 }
    return Scenario(
      name: "store, 3 middlewares, 1 subscriber", budget: .nanoseconds(130), yardstick: bareChain
    ) { passes in
      withExtendedLifetime(subscription) {
        for pass in 0..<passes { store.dispatch(CounterAction.increased(by: pass)) }
      }
      consume(last)
    }
  }

  @inline(__always)
  private static func appLike<A: Action>(
    _ name: String, budget: Budget = .nanoseconds(250), yardstick: String = plain,
    _ reducer: @escaping Reducer<AppLike>, _ action: @escaping @MainActor (_ pass: Int) -> A
  ) -> Scenario {
    let store = Store(initialState: AppLike(), reducer: reducer)
    return Scenario(name: name, budget: budget, yardstick: yardstick) { passes in
      for pass in 0..<passes { store.dispatch(action(pass)) }
    }
  }

  private static func appLikeObserved() -> Scenario {
    let store = Store(initialState: AppLike(), reducer: routedRoot)
    let subscription = store.subscribe(to: \.movies.selection) { consume($0) }
    return Scenario(
      name: "root of 8 slices, 1 subscriber", budget: .nanoseconds(250), yardstick: plain
    ) { passes in
      withExtendedLifetime(subscription) {
        for pass in 0..<passes { store.dispatch(MoviesAction.selected(pass)) }
      }
    }
  }
}

/// Hands on an action through a function value that is not inlined.
@inline(never)
private func passing(_ action: CounterAction, _ number: Int) -> CounterAction {
  number == 0 ? .increased(by: 0) : action
}

/// Stores results, so that computing them is not optimised away.
@MainActor private var results = 0

@MainActor
func consume(_ value: Int) { results &+= value }
