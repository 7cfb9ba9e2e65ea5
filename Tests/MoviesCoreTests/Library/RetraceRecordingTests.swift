import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@MainActor
@Suite("A recording that goes through the question before an undo", .timeLimit(.minutes(5)))
struct RetraceRecordingTests {
  /// How the user answers.
  enum Reply: CaseIterable {
    case agreed, closed
  }

  /// Records what happens in a session, and reads the recording.
  private func recording(
    of test: LibraryApp, _ happen: () async throws -> Void
  ) async throws -> Recording<AppState> {
    let writer = RecordingWriter<AppState> { $0 }
    let header = RecordingHeader<AppState>(
      program: "test", locale: nil, size: test.state.screen.size, depth: "mono",
      configuration: .init(theme: "dark", keys: [:]), state: test.state)
    var lines = [try writer.line(header)]
    var failure: (any Error)?
    let tap = test.app.store.store.tap { action in
      guard !(action is any AsyncAction) else { return }
      do {
        let step = RecordedStep<AppState>(action, time: lines.count)
        lines.append(try writer.line(step, from: test.state))
      } catch {
        failure = error
      }
    }
    try await happen()
    tap.cancel()
    if let failure { throw failure }
    lines.append(try writer.line(RecordingEnd(actions: lines.count - 1, state: test.state)))
    var reader = RecordingReader<AppState>()
    for line in lines { try reader.read(line) }
    return try reader.recording()
  }

  /// Asks whether a step of another session is to be undone, waits for the question and answers it.
  private func undo(_ reply: Reply, in test: LibraryApp) async throws {
    test.app.press(RetraceLibrary(.back))
    try await test.app.until("the question") { $0.prompt != nil }
    guard case .retrace(let step, let direction) = test.state.prompt?.question else { return }
    switch reply {
    case .agreed: try await test.keep(KeepingAction.retraceAgreed(step.id, direction))
    case .closed: test.app.press(ScreenAction.overlayClosed)
    }
  }

  @Test("Its replay comes to the same hash, and asks the same", arguments: Reply.allCases)
  func replay(reply: Reply) async throws {
    let test = try await LibraryApp()
    let facts = TitleDetail(id: try Samples.id(20), title: "Title 20")
    _ = try await test.library.add(
      LibraryContents(entries: [LibraryEntry(facts, rating: 8)]), from: "a.csv")
    try await test.keep(LibraryEvent.changedElsewhere)
    let recording = try await recording(of: test) { try await undo(reply, in: test) }

    let replay = Replay(recording)
    var questions: [LibraryPrompt.Question] = []
    for position in 0...replay.count {
      replay.go(to: position)
      if let question = replay.state.prompt?.question, questions.last != question {
        questions.append(question)
      }
    }
    #expect(questions.count == 1)
    #expect(replay.state == test.state)
    #expect(recording.end == (try RecordingEnd(actions: replay.count, state: replay.state)))
    #expect(replay.state.library.isEmpty == (reply == .agreed))
  }
}
