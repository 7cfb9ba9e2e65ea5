import Redux
import ReduxTesting
import TestSupport
import Testing

/// Sets the counter after a second, unless it is replaced or cancelled before.
private struct SetSlowly: AsyncAction {
  let value: Int
  var id: EffectID? = "set"
  var scheduling = EffectScheduling.concurrent
  let clock: TestClock

  func execute(_ context: StoreContext<Counter>) async {
    context.dispatch(CounterAction.workBegan)
    try? await clock.sleep(for: .seconds(1))
    context.dispatch(CounterAction.set(value))
  }
}

@Suite("Scheduling of effects", .timeLimit(.minutes(5)))
@MainActor
struct SchedulingTests {
  private let clock = TestClock()
  private let store: TestStore<Counter>

  init() {
    store = TestStore(
      initialState: Counter(isBusy: true), reducer: counterReducer,
      middlewares: [asyncMiddleware(clock: clock)])
  }

  @Test("Concurrent effects run side by side")
  func concurrent() async {
    for value in 1...2 {
      store.send(SetSlowly(value: value, clock: clock))
      await store.receive(CounterAction.workBegan)
      await clock.advance(by: .milliseconds(500))
    }
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    await clock.advance(by: .milliseconds(500))
    await store.receive(CounterAction.set(2)) { $0.value = 2 }
    await store.finish()
  }

  @Test("Of the latest only the last one has an effect")
  func latest() async {
    for value in 1...3 {
      store.send(SetSlowly(value: value, scheduling: .latest, clock: clock))
      await store.receive(CounterAction.workBegan)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(3)) { $0.value = 3 }
    await store.finish()
  }

  @Test("Without an id actions of the same type replace each other")
  func latestWithoutID() async {
    for value in 1...2 {
      store.send(SetSlowly(value: value, id: nil, scheduling: .latest, clock: clock))
      await store.receive(CounterAction.workBegan)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(2)) { $0.value = 2 }
    await store.finish()
  }

  @Test("A debounced effect starts when nothing more was asked for during its delay")
  func debounced() async {
    for value in 1...3 {
      store.send(
        SetSlowly(value: value, scheduling: .debounced(.milliseconds(250)), clock: clock))
      await clock.advance(by: .milliseconds(249))
    }
    await clock.advance(by: .milliseconds(1))
    await store.receive(CounterAction.workBegan)
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(3)) { $0.value = 3 }
    await store.finish()
  }

  @Test("A shorter delay is not prolonged by the longer one of the effect that it replaces")
  func shorterDelay() async {
    for (value, delay) in [(1, 1_000), (2, 100)] {
      store.send(
        SetSlowly(value: value, scheduling: .debounced(.milliseconds(delay)), clock: clock))
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(CounterAction.workBegan)
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(2)) { $0.value = 2 }
    await store.finish()
  }

  @Test("Queued effects run one after the other, in the order in which they were asked for")
  func queued() async {
    store.send(SetSlowly(value: 1, scheduling: .queued, clock: clock))
    await store.receive(CounterAction.workBegan)
    for value in 2...3 { store.send(SetSlowly(value: value, scheduling: .queued, clock: clock)) }
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    await store.receive(CounterAction.workBegan)
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(2)) { $0.value = 2 }
    await store.receive(CounterAction.workBegan)
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(3)) { $0.value = 3 }
    await store.finish()
  }

  @Test("What a queued effect dispatches to continue comes before those that wait")
  func continued() async {
    store.exhaustivity = .off
    let rest = Thunk<Counter>(id: "set", scheduling: .continuing) {
      $0.dispatch(CounterAction.set(5))
    }
    store.send(
      Thunk<Counter>(id: "set", scheduling: .queued) { [clock] context in
        try? await clock.sleep(for: .seconds(1))
        context.dispatch(rest)
      })
    store.send(
      Thunk(id: "set", scheduling: .queued) { $0.dispatch(CounterAction.increased(by: 1)) })
    await clock.advance(by: .seconds(1))
    await store.effects.idle()
    #expect(store.state.value == 6)
    await store.finish()
  }

  @Test("A queue of many effects that end at once is worked off")
  func longQueue() async {
    store.exhaustivity = .off
    store.send(SetSlowly(value: 0, scheduling: .queued, clock: clock))
    for _ in 1...1_000 {
      store.send(
        Thunk(id: "set", scheduling: .queued) { $0.dispatch(CounterAction.increased(by: 1)) })
    }
    #expect(store.state.value == 0)
    await clock.advance(by: .seconds(1))
    await store.effects.idle()
    #expect(store.state.value == 1_000)
    await store.finish()
  }

  @Test("CancelEffect ends those that wait for their turn")
  func cancelQueued() async {
    store.send(SetSlowly(value: 1, scheduling: .queued, clock: clock))
    await store.receive(CounterAction.workBegan)
    store.send(SetSlowly(value: 2, scheduling: .queued, clock: clock))
    store.send(CancelEffect(id: "set"))
    await clock.advance(by: .seconds(2))
    await store.finish()
    #expect(store.state.value == 0)
  }

  @Test("Of throttled effects the first starts at once, and the last when the time is over")
  func throttled() async {
    let scheduling = EffectScheduling.throttled(.seconds(1))
    for value in 1...3 {
      store.send(
        Thunk(id: "set", scheduling: scheduling) { $0.dispatch(CounterAction.set(value)) })
      if value == 1 { await store.receive(CounterAction.set(1)) { $0.value = 1 } }
      await clock.advance(by: .milliseconds(300))
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(CounterAction.set(3)) { $0.value = 3 }
    await clock.advance(by: .seconds(1))
    store.send(Thunk(id: "set", scheduling: scheduling) { $0.dispatch(CounterAction.set(4)) })
    await store.receive(CounterAction.set(4)) { $0.value = 4 }
    await store.finish()
  }

  @Test("CancelEffect ends a running effect, whose dispatch does nothing from then on")
  func cancelRunning() async {
    store.send(SetSlowly(value: 1, clock: clock))
    await store.receive(CounterAction.workBegan)
    store.send(CancelEffect(id: "set"))
    await clock.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.value == 0)
  }

  @Test("CancelEffect ends an effect that waits for its delay")
  func cancelWaiting() async {
    store.send(SetSlowly(value: 1, scheduling: .debounced(.seconds(1)), clock: clock))
    store.send(CancelEffect(id: "set"))
    await clock.advance(by: .seconds(2))
    await store.finish()
    #expect(store.state.value == 0)
  }

  @Test("An effect that ignores its cancellation still changes nothing")
  func ignoredCancellation() async throws {
    let journal = Journal()
    store.send(
      Thunk<Counter>(id: "stubborn") { [clock] context in
        while clock.now.offset < .seconds(1) { await Task.yield() }
        context.dispatch(CounterAction.set(1))
        journal.add("dispatched")
      })
    store.send(CancelEffect(id: "stubborn"))
    await clock.advance(by: .seconds(1))
    try await waitUntil("the effect to end") { journal.entries == ["dispatched"] }
    await store.finish()
    #expect(store.state.value == 0)
  }

  @Test("CancelEffect leaves other ids alone")
  func otherIDs() async {
    store.send(SetSlowly(value: 1, id: "other", clock: clock))
    await store.receive(CounterAction.workBegan)
    store.send(CancelEffect(id: "set"))
    await clock.advance(by: .seconds(1))
    await store.receive(CounterAction.set(1)) { $0.value = 1 }
    await store.finish()
  }

  @Test("A scheduler that goes ends what runs, and what still waits never starts")
  func schedulerGoes() async throws {
    let journal = Journal()
    let effects = EffectTracker()
    var scheduler: EffectScheduler? = EffectScheduler(clock: clock, tracker: effects)
    scheduler?.run(id: nil, name: "running") { [clock] effect in
      effect.onCancel = { journal.add("cancelled") }
      try? await clock.sleep(for: .seconds(1))
      journal.add("ended")
    }
    weak var operation: Journal?
    do {
      let kept = Journal()
      operation = kept
      scheduler?.run(id: nil, scheduling: .debounced(.seconds(1)), name: "waiting") { _ in
        kept.add("started")
        journal.add("started")
      }
    }
    scheduler?.run(id: "queue", scheduling: .queued, name: "first") { [clock] _ in
      try? await clock.sleep(for: .seconds(1))
    }
    scheduler?.run(id: "queue", scheduling: .queued, name: "second") { _ in journal.add("second") }
    try await waitUntil("all to wait") { clock.sleepers == 3 }

    scheduler = nil
    #expect(effects.isIdle)
    try await waitUntil("both to end") { operation == nil && journal.entries.count > 1 }
    #expect(journal.entries == ["cancelled", "ended"])
    await store.finish()
  }
}
