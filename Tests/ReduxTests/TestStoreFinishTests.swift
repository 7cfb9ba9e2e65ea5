import Redux
import ReduxTesting
import Testing

private let forgotten = """
  The test ended without finish(), so nobody knows what was left over. End it with \
  "await store.finish()".
  """

@Suite("The end of a test store", .timeLimit(.minutes(5)))
@MainActor
struct TestStoreFinishTests {
  private let clock = TestClock()

  private func store() -> TestStore<Counter> {
    TestStore(
      initialState: Counter(), reducer: counterReducer,
      middlewares: [asyncMiddleware(clock: clock)])
  }

  /// Sets the counter after a second.
  private func setLater() -> Thunk<Counter> {
    Thunk { [clock] context in
      try? await clock.sleep(for: .seconds(1))
      context.dispatch(CounterAction.set(1))
    }
  }

  @Test("An action that was not received fails at the end")
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

  @Test("An effect that still runs fails at the end, and is named")
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

  @Test("Forgetting to finish fails")
  func forgottenFinish() async {
    let texts = await failures {
      store().send(CounterAction.workEnded)
    }
    #expect(texts == [forgotten])
  }

  @Test("Going on after finish, and forgetting it then, fails")
  func forgottenSecondFinish() async {
    let texts = await failures {
      let store = store()
      await store.finish()
      await store.receive(CounterAction.workEnded, timeout: .zero)
    }
    #expect(texts.count == 2)
    #expect(texts.last == forgotten)
  }

  @Test("An action that comes while finish waits is one failure, not two")
  func actionDuringFinish() async {
    let texts = await failures {
      let store = store()
      store.send(setLater())
      async let moved: Void = clock.advance(by: .seconds(1))
      await store.finish()
      await moved
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("At the end of the test these actions had not been") == true)
  }

  @Test("An action that comes after finish has given up is one failure, not two")
  func actionAfterFinish() async throws {
    let clock = clock
    let texts = await failures {
      let store = store()
      store.send(setLater())
      await store.finish(timeout: .zero)
      await clock.advance(by: .seconds(1))
      await store.effects.idle()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("At the end of the test effects are still running") == true)
  }
}
