import Redux
import ReduxTesting
import Testing

@Suite("The test store", .timeLimit(.minutes(5)))
@MainActor
struct TestStoreTests {
  private let clock = TestClock()

  private func store(_ exhaustivity: Exhaustivity = .on) -> TestStore<Counter> {
    TestStore(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [asyncMiddleware(clock: clock)], exhaustivity: exhaustivity)
  }

  @Test("A test that states everything passes")
  func passes() async {
    let texts = await failures {
      let store = store()
      store.send(CounterAction.set(1)) { $0.value = 1 }
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.increased(by: 2)) })
      await store.receive(CounterAction.increased(by: 2)) { $0.value = 3 }
      await store.finish()
    }
    #expect(texts == [])
  }

  @Test("What observes the store hears of what is sent and received")
  func observed() async {
    let store = store()
    var values: [Int] = []
    var actions = 0
    let subscription = store.store.subscribe(to: \.value) { values.append($0) }
    let tap = store.store.tap { _ in actions += 1 }
    store.send(CounterAction.set(1)) { $0.value = 1 }
    store.send(Thunk<Counter> { $0.dispatch(CounterAction.increased(by: 2)) })
    await store.receive(CounterAction.increased(by: 2)) { $0.value = 3 }
    await store.finish()
    subscription.cancel()
    tap.cancel()
    #expect(values == [0, 1, 3])
    #expect(actions == 3)
  }

  @Test("A change other than the stated one fails with the difference")
  func otherChange() async {
    let texts = await failures {
      let store = store()
      store.send(CounterAction.set(2)) { $0.value = 1 }
      await store.finish()
    }
    #expect(
      texts == [
        """
        CounterAction.set changed the state otherwise than stated:

          Counter(
        -   value: 1,
        +   value: 2,
            isBusy: false
          )

        (Stated: -, actual: +)
        """
      ])
  }

  @Test("A change that is not stated fails")
  func unstatedChange() async {
    let texts = await failures {
      let store = store()
      store.send(CounterAction.workBegan)
      await store.finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("+   isBusy: true") == true)
  }

  @Test("Sending before everything was received fails with a list")
  func sendTooEarly() async {
    let texts = await failures {
      let store = store()
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.set(1)) })
      store.send(CounterAction.set(2)) { $0.value = 2 }
      await store.finish()
    }
    #expect(
      texts == [
        """
        CounterAction.set was sent before these actions were received:

        • CounterAction.set(1)

        Receive them first, with "await store.receive(…)".
        """
      ])
  }

  @Test("Receiving another action than the expected one fails with both")
  func otherAction() async {
    let texts = await failures {
      let store = store()
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.workEnded) })
      await store.receive(CounterAction.set(1))
      await store.finish()
    }
    #expect(
      texts == [
        """
        Another action was received than expected.

        Expected: CounterAction.set(1)
        Received: CounterAction.workEnded
        """
      ])
  }

  @Test("An action can be received by what is known of it, or by its name")
  func describedActions() async {
    let texts = await failures {
      let store = store()
      store.send(
        Thunk<Counter> { context in
          for value in [1, 2, 3, 4] { context.dispatch(CounterAction.set(value)) }
        })
      await store.receive(CounterAction.self, where: { $0 == .set(1) }) { $0.value = 1 }
      await store.receive(named: "CounterAction.set") { $0.value = 2 }
      await store.receive(CounterAction.self, where: { $0 == .set(9) }) { $0.value = 3 }
      await store.receive(named: "CounterAction") { $0.value = 4 }
      await store.finish()
    }
    #expect(
      texts == [
        """
        Another action was received than expected.

        Expected: a certain action of type CounterAction
        Received: CounterAction.set(3)
        """,
        """
        Another action was received than expected.

        Expected: an action named CounterAction
        Received: CounterAction.set(4)
        """,
      ])
  }

  @Test("An action that does not come fails after the time-out")
  func noAction() async {
    let texts = await failures {
      let store = store()
      await store.receive(CounterAction.set(1), timeout: .zero)
      await store.receive(CancelEffect.self, timeout: .zero)
      await store.finish()
    }
    #expect(
      texts == [
        """
        Within 0.0 seconds this action was not received:

        CounterAction.set(1)

        No effect is running.
        """,
        """
        Within 0.0 seconds this action was not received:

        an action of type CancelEffect

        No effect is running.
        """,
      ])
  }

  @Test("An action that no middleware takes fails")
  func untakenAction() async {
    let texts = await failures {
      let store = TestStore(initialState: Counter(), reducer: counterReducer)
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.set(1)) })
      await store.finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("No middleware has run Thunk<Counter>") == true)
  }

  @Test("Without exhaustivity a test states only what it looks at")
  func notExhaustive() async {
    let texts = await failures {
      let store = store(.off)
      store.send(
        Thunk<Counter> { context in
          context.dispatch(CounterAction.workBegan)
          context.dispatch(CounterAction.set(1))
          context.dispatch(CounterAction.set(2))
        })
      await store.receive(CounterAction.set(1)) { $0.value = 1 }
      store.send(CounterAction.workEnded)
      await store.finish()
    }
    #expect(texts == [])
  }

  @Test("Without exhaustivity a wrong statement still fails")
  func notExhaustiveButWrong() async {
    let texts = await failures {
      let store = store(.off)
      store.send(CounterAction.set(2)) { $0.value = 1 }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("-   value: 1,\n+   value: 2,") == true)
  }

  @Test("A failure of the test store fails a test of Swift Testing")
  func failsSwiftTesting() async {
    await withKnownIssue {
      let store = store()
      store.send(CounterAction.set(1))
      await store.finish()
    }
  }
}
