import MoviesCore
import Redux
import Testing
import Titles

@MainActor
@Suite("Questions before a step is taken back or done again", .timeLimit(.minutes(5)))
struct RetraceTests {
  /// Titles that no list shows.
  private func titles(_ count: Int) throws -> [TitleDetail] {
    try (11..<(11 + count)).map { TitleDetail(id: try Samples.id($0), title: "Title \($0)") }
  }

  private func question(_ test: LibraryApp) async throws -> LibraryPrompt.Question? {
    try await test.app.until("the question") { $0.prompt != nil }
    return test.state.prompt?.question
  }

  @Test("Five titles of this session are taken back and done again at once")
  func five() async throws {
    let test = try await LibraryApp()
    let ids = try (1...5).map { try Samples.id($0) }
    try await test.keep(LibraryAction.rated(8, ids), RetraceLibrary(.back))
    #expect(test.state.library.isEmpty)
    try await test.keep(RetraceLibrary(.forth))
    #expect(test.state.library.marks.count == 5)
    #expect(test.state.prompt == nil)
  }

  @Test("Six titles of this session are asked about, and stay until the user agrees")
  func six() async throws {
    let test = try await LibraryApp()
    try await test.app.search("rain", total: 6)
    let ids = try (1...6).map { try Samples.id($0) }
    try await test.keep(LibraryAction.rated(8, ids))
    test.app.press(RetraceLibrary(.back))
    guard case .retrace(let step, .back) = try await question(test) else {
      Issue.record("something else was asked")
      return
    }
    #expect(step.count == 6)
    #expect(test.state.library.doubts(about: step) == [.manyTitles(6)])
    #expect(try await test.library.stepToUndo() == step)

    try await test.keep(LibraryAction.retraceAgreed(step.id, .back))
    #expect(test.state.prompt == nil)
    #expect(test.state.library.isEmpty)

    test.app.press(RetraceLibrary(.forth))
    #expect(try await question(test) == .retrace(step, .forth))
    try await test.keep(LibraryAction.retraceAgreed(step.id, .forth))
    #expect(test.state.library.marks.count == 6)
  }

  @Test("One title of another session is asked about, and is left when the question is closed")
  func elsewhere() async throws {
    let test = try await LibraryApp()
    let step = try #require(
      try await test.library.apply(LibraryEdit(.rating(9, on: nil), to: try titles(1))))
    try await test.keep(LibraryAction.changedElsewhere)
    test.app.press(RetraceLibrary(.back))
    #expect(try await question(test) == .retrace(step, .back))
    #expect(test.state.library.doubts(about: step) == [.notOfThisSession])
    test.app.press(ScreenAction.overlayClosed)
    #expect(try await test.library.stepToUndo() == step)
  }

  @Test("Many titles of another session are two reasons to ask")
  func bothDoubts() async throws {
    let test = try await LibraryApp()
    let step = try #require(
      try await test.library.add(try titles(21).map { LibraryEntry($0, rating: 8) }, from: "a.csv"))
    #expect(test.state.library.doubts(about: step) == [.notOfThisSession, .manyTitles(21)])
  }

  @Test("A step that came in between is asked about in place of the one agreed to")
  func overtaken() async throws {
    let test = try await LibraryApp()
    let edit = LibraryEdit(.rating(9, on: nil), to: try titles(1))
    let first = try #require(try await test.library.apply(edit))
    test.app.press(RetraceLibrary(.back))
    #expect(try await question(test) == .retrace(first, .back))
    let second = try #require(
      try await test.library.apply(LibraryEdit(.note("Great"), to: try titles(1))))
    test.app.press(LibraryAction.retraceAgreed(first.id, .back))
    #expect(try await question(test) == .retrace(second, .back))
    #expect(try await test.library.stepToUndo() == second)
  }

  @Test("An edit and its undo right after it need no question")
  func quick() async throws {
    let test = try await LibraryApp()
    test.app.press(LibraryAction.rated(7, test.state.chosenTitles), RetraceLibrary(.back))
    try await test.app.until("the undo") { state in
      if case .library(_?, .undone) = state.screen.notice { true } else { false }
    }
    #expect(test.state.library.isEmpty)
    #expect(test.state.prompt == nil)
  }
}
