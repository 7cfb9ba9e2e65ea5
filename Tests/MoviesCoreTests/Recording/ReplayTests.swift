import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@Suite("Going through a recorded session", .timeLimit(.minutes(5)))
@MainActor
struct ReplayTests {
  /// A session of some searches, recorded with every state: the n-th one is that before action n.
  private func session() async throws -> (recording: Recording<AppState>, states: [AppState]) {
    let app = App(columns: 120)
    var states: [AppState] = []
    let tap = app.store.store.tap { action in
      if action.asAsyncAction == nil { states.append(app.state) }
    }
    let recording = try await app.recording {
      try await app.search("batman", total: 400)
      try await app.search("alien", total: 30)
      // Out of the cache: the state answers, and nothing is sent.
      app.type("batman")
      app.press(SearchAction.submitted)
      for _ in 0..<600 { app.press(MoviesAction.moved(by: 1), MoviesAction.moved(by: -1)) }
    }
    tap.cancel()
    return (recording, states + [app.state])
  }

  @Test("Each action leads to the state that it led to in the session")
  func forward() async throws {
    let (recording, states) = try await session()
    let replay = Replay(recording)
    #expect(replay.count > 1_200)
    for position in 0...replay.count {
      replay.go(to: position)
      try #require(replay.state == states[position], "after action \(position)")
    }
  }

  @Test("The pause after which a mistake is told is an action, so that its remark comes back")
  func mistake() async throws {
    let app = App()
    let recording = try await app.recording {
      app.press(ScreenAction.fieldEntered(.search))
      app.type("genre:noir (year<1970")
      await app.clock.advance(by: .seconds(1))
      try await app.until("the remark") { $0.shownMistake != nil }
    }
    let replay = Replay(recording)
    replay.go(to: replay.count)
    #expect(replay.state.shownMistake?.kind == .missingClosingParenthesis)
    #expect(replay.state == app.state)
  }

  @Test("A step back, and a jump anywhere, leads to the same states")
  func backward() async throws {
    let (recording, states) = try await session()
    let replay = Replay(recording)
    replay.go(to: replay.count)
    for position in [1_199, 1_198, 3, 0, 500, 501, 499, 1_000, 2] {
      replay.go(to: position)
      #expect(replay.position == position)
      #expect(replay.state == states[position], "at \(position)")
    }
  }

  @Test("There is nothing before the beginning and behind the end")
  func ends() async throws {
    let (recording, states) = try await session()
    let replay = Replay(recording)
    #expect(replay.lastStep == nil)
    replay.go(to: -5)
    #expect(replay.position == 0)
    replay.go(to: .max)
    #expect(replay.position == replay.count)
    #expect(replay.state == states.last)
    #expect(replay.lastStep?.time == (replay.count - 1) * 10)
  }
}
