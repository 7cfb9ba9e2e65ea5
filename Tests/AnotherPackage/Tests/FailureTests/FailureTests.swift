import Redux
import ReduxTesting
import Testing

/// Most of these tests do something wrong, and pass only if the test store reports it.
@Suite("A failing test store fails the test, in whichever package that is", .timeLimit(.minutes(5)))
@MainActor
struct FailureTests {
  private let store = TestStore(
    initialState: Lamp(), reducer: lampReducer, middlewares: [asyncMiddleware()])

  @Test("A failing test of a change that is not stated")
  func unstatedChange() async {
    await withKnownIssue {
      store.send(LampAction.switched(on: true))
      await store.finish()
    }
  }

  @Test("A failing test of an action that was not received")
  func unreceivedAction() async {
    await withKnownIssue {
      store.send(Thunk<Lamp> { $0.dispatch(LampAction.switched(on: false)) })
      await store.finish()
    }
  }

  @Test("A failing test of an action that never comes")
  func missingAction() async {
    await withKnownIssue {
      await store.receive(LampAction.switched(on: true), timeout: .zero)
      await store.finish()
    }
  }

  @Test("A failing test of an effect that has not ended")
  func runningEffect() async {
    let clock = TestClock()
    await withKnownIssue {
      store.send(Thunk<Lamp> { _ in try? await clock.sleep(for: .seconds(1)) })
      await store.finish(timeout: .zero)
    }
  }

  @Test("A test that states what happens passes")
  func passing() async {
    store.send(LampAction.switched(on: true)) { $0.isOn = true }
    await store.finish()
  }
}
