import IssueReporting
import Redux
import ReduxTesting
import Synchronization
import Testing

/// Keeps the failures that a test store reports, instead of failing the test.
private final class Failures: IssueReporter {
  private let kept = Mutex<[String]>([])

  var texts: [String] { kept.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    kept.withLock { $0.append(text) }
  }
}

private let forgotten = """
  The test ended without finish(), so nobody knows what was left over. End it with \
  "await store.finish()".
  """

@Suite("The test store")
@MainActor
struct TestStoreTests {
  private let clock = TestClock()

  private func store(_ exhaustivity: Exhaustivity = .on) -> TestStore<Counter> {
    TestStore(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [asyncMiddleware(clock: clock)], exhaustivity: exhaustivity)
  }

  /// The failures of a piece of a test.
  private func failures(_ test: @MainActor () async -> Void) async -> [String] {
    let failures = Failures()
    await withIssueReporters([failures]) { await test() }
    return failures.texts
  }

  @Test("3.12 A test that states everything passes")
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

  @Test("3.12 A change other than the stated one fails with the difference")
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

  @Test("3.12 A change that is not stated fails")
  func unstatedChange() async {
    let texts = await failures {
      let store = store()
      store.send(CounterAction.workBegan)
      await store.finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("+   isBusy: true") == true)
  }

  @Test("3.12 Sending before everything was received fails with a list")
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

  @Test("3.12 Receiving another action than the expected one fails with both")
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

  @Test("3.12 An action that does not come fails after the time-out")
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

  @Test("3.12 An action that was not received fails at the end")
  func unreceived() async {
    let texts = await failures {
      let store = store()
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.set(1)) })
      await store.finish()
    }
    #expect(
      texts == [
        """
        At the end of the test these actions had not been received:

        • CounterAction.set(1)

        Receive them, with "await store.receive(…)".
        """
      ])
  }

  @Test("3.12 An effect that still runs fails at the end, and is named")
  func runningEffect() async {
    let clock = clock
    let texts = await failures {
      let store = store()
      store.send(Thunk<Counter> { _ in try? await clock.sleep(for: .seconds(1)) })
      await store.finish(timeout: .zero)
    }
    #expect(
      texts == [
        """
        At the end of the test effects are still running:

        • Thunk<Counter>

        Let them end (advance the clock, release the reply), or cancel them.
        """
      ])
  }

  @Test("3.12 Forgetting to finish fails")
  func forgottenFinish() async {
    let texts = await failures {
      store().send(CounterAction.workEnded)
    }
    #expect(texts == [forgotten])
  }

  @Test("3.12 Going on after finish, and forgetting it then, fails")
  func forgottenSecondFinish() async {
    let texts = await failures {
      let store = store()
      await store.finish()
      await store.receive(CounterAction.workEnded, timeout: .zero)
    }
    #expect(texts.count == 2)
    #expect(texts.last == forgotten)
  }

  @Test("3.12 An action that comes while finish waits is one failure, not two")
  func actionDuringFinish() async {
    let clock = clock
    let texts = await failures {
      let store = store()
      store.send(
        Thunk<Counter> { context in
          try? await clock.sleep(for: .seconds(1))
          context.dispatch(CounterAction.set(1))
        })
      async let moved: Void = clock.advance(by: .seconds(1))
      await store.finish()
      await moved
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("At the end of the test these actions had not been") == true)
  }

  @Test("3.12 An action that comes after finish has given up is one failure, not two")
  func actionAfterFinish() async throws {
    let clock = clock
    let texts = await failures {
      let store = store()
      store.send(
        Thunk<Counter> { context in
          try? await clock.sleep(for: .seconds(1))
          context.dispatch(CounterAction.set(1))
        })
      await store.finish(timeout: .zero)
      await clock.advance(by: .seconds(1))
      while store.state.value == 0 { await Task.yield() }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("At the end of the test effects are still running") == true)
  }

  @Test("3.12 An action that no middleware takes fails")
  func untakenAction() async {
    let texts = await failures {
      let store = TestStore(initialState: Counter(), reducer: counterReducer)
      store.send(Thunk<Counter> { $0.dispatch(CounterAction.set(1)) })
      await store.finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("No middleware has run Thunk<Counter>") == true)
  }

  @Test("3.12 Without exhaustivity a test states only what it looks at")
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

  @Test("3.12 Without exhaustivity a wrong statement still fails")
  func notExhaustiveButWrong() async {
    let texts = await failures {
      let store = store(.off)
      store.send(CounterAction.set(2)) { $0.value = 1 }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("-   value: 1,\n+   value: 2,") == true)
  }

  @Test("3.12 A failure of the test store fails a test of Swift Testing")
  func failsSwiftTesting() async {
    await withKnownIssue {
      let store = store()
      store.send(CounterAction.set(1))
      await store.finish()
    }
  }
}
