import MoviesCore
import Redux
import ReduxTesting
import TestSupport
import Testing

@MainActor
@Suite("Remembering a session while it runs", .timeLimit(.minutes(5)))
struct MemoryMiddlewareTests {
  private let parts = AppParts()
  private var clock: TestClock { parts.clock }
  private let kept: AsyncStream<SessionMemory>
  private let store: Store<AppState>

  init() {
    let (kept, keeping) = AsyncStream<SessionMemory>.makeStream()
    self.kept = kept
    store = parts.store(with: [memoryMiddleware { keeping.yield($0) }])
  }

  @Test("Changes are kept together once there have been none for five seconds")
  func changes() async throws {
    store.dispatch(ScreenAction.mouseToggled)
    await clock.advance(by: .seconds(4))
    store.dispatch(ScreenAction.themeSwitched)
    await clock.advance(by: .seconds(4))
    #expect(store.effects.running.count == 1)
    await clock.advance(by: .seconds(1))
    for await memory in kept {
      #expect(memory == store.state.memory)
      #expect(memory.listensToMouse == true)
      #expect(memory.theme == .dark)
      break
    }
  }

  @Test("A query counts once it is remembered, not while it is typed")
  func queries() async throws {
    store.dispatch(SearchAction.edited(TextInput(text: "batman")))
    #expect(store.effects.running.isEmpty)
    store.dispatch(SearchAction.submitted)
    #expect(store.effects.running.count == 1)
  }

  @Test("To begin with the newest query of earlier sessions changes nothing")
  func newestQuery() async throws {
    var state = AppState()
    var memory = SessionMemory()
    memory.history = QueryHistory(["alien", "batman"].map { QueryHistory.Entry(text: $0) })
    memory.knowsWelcome = true
    state.remember(memory)
    let store = parts.store(state, with: [memoryMiddleware { _ in }])
    for (query, waiting) in [("batman", 0), ("alien", 1)] {
      store.dispatch(SearchAction.edited(TextInput(text: query)))
      store.dispatch(SearchAction.submitted)
      #expect(store.effects.running.count == waiting)
    }
  }

  @Test("Nothing waits where nothing worth remembering has changed")
  func idle() async throws {
    store.dispatch(MoviesAction.moved(by: 1))
    store.dispatch(ScreenAction.overlayOpened(.help(HelpState())))
    #expect(store.effects.running.isEmpty)
  }
}
