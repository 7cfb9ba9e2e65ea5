import Redux
import Testing

@Suite("Subscriptions", .timeLimit(.minutes(5)))
@MainActor
struct SubscriptionTests {
  private let store = Store(initialState: Counter(), reducer: counterReducer)

  @Test("A subscriber is told at once, and then only when its value has changed")
  func onChangeOnly() {
    var seen: [Int] = []
    let subscription = store.subscribe(to: \.value) { seen.append($0) }
    store.dispatch(CounterAction.set(1))
    store.dispatch(CounterAction.workBegan)
    store.dispatch(CounterAction.set(1))
    store.dispatch(CounterAction.set(2))
    #expect(seen == [0, 1, 2])
    subscription.cancel()
  }

  @Test("Subscribers are told in the order in which they subscribed")
  func inOrder() {
    var order: [Int] = []
    let subscriptions = (0..<20).map { number in
      store.subscribe(to: \.value) { value in
        if value == 1 { order.append(number) }
      }
    }
    store.dispatch(CounterAction.set(1))
    #expect(order == Array(0..<20))
    subscriptions.forEach { $0.cancel() }
  }

  @Test("A subscription ends when its token is let go")
  func endsWithItsToken() {
    var seen: [Int] = []
    do {
      let subscription = store.subscribe(to: \.value) { seen.append($0) }
      store.dispatch(CounterAction.set(1))
      withExtendedLifetime(subscription) {}
    }
    store.dispatch(CounterAction.set(2))
    #expect(seen == [0, 1])
  }

  @Test("A subscriber that is cancelled by an earlier one hears nothing of that action")
  func cancelledMeanwhile() {
    var second: Subscription?
    var seen: [Int] = []
    let first = store.subscribe(to: \.value) { value in
      if value == 1 { second?.cancel() }
    }
    second = store.subscribe(to: \.value) { seen.append($0) }
    store.dispatch(CounterAction.set(1))
    #expect(seen == [0])
    first.cancel()
  }

  @Test("A subscriber that comes during an action starts with the state of that moment")
  func subscribedMeanwhile() {
    var inner: Subscription?
    var seen: [Int] = []
    let outer = store.subscribe(to: \.value) { value in
      if value == 1 {
        inner = store.subscribe(to: \.value) { seen.append($0) }
      }
    }
    store.dispatch(CounterAction.set(1))
    store.dispatch(CounterAction.set(2))
    #expect(seen == [1, 2])
    outer.cancel()
    inner?.cancel()
  }

  @Test("What picks out the value may look at the store itself")
  func selectingFromTheStore() {
    var seen: [Int] = []
    let subscription = store.subscribe(to: { [store] in $0.value + store.state.value }) {
      seen.append($0)
    }
    store.dispatch(CounterAction.set(2))
    #expect(seen == [0, 4])
    subscription.cancel()
  }

  @Test("What a subscriber dispatches when it is told at once waits its turn")
  func dispatchedAtOnce() {
    var seen: [Int] = []
    let subscription = store.subscribe(to: \.value) { value in
      if value < 2 { store.dispatch(CounterAction.set(value + 1)) }
      seen.append(value)
    }
    #expect(seen == [0, 1, 2])
    #expect(store.state.value == 2)
    subscription.cancel()
  }
}
