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
    try await test.keep(KeepingAction.rated(8, ids), RetraceLibrary(.back))
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
    try await test.keep(KeepingAction.rated(8, ids))
    test.app.press(RetraceLibrary(.back))
    guard case .retrace(let step, .back) = try await question(test) else {
      Issue.record("something else was asked")
      return
    }
    #expect(step.count == 6)
    #expect(test.state.library.doubts(about: step) == [.manyTitles(6)])
    #expect(try await test.library.stepToUndo() == step)

    try await test.keep(KeepingAction.retraceAgreed(step.id, .back))
    #expect(test.state.prompt == nil)
    #expect(test.state.library.isEmpty)

    test.app.press(RetraceLibrary(.forth))
    #expect(try await question(test) == .retrace(step, .forth))
    try await test.keep(KeepingAction.retraceAgreed(step.id, .forth))
    #expect(test.state.library.marks.count == 6)
  }

  @Test("One title of another session is asked about, and is left when the question is closed")
  func elsewhere() async throws {
    let test = try await LibraryApp()
    let step = try #require(
      try await test.library.apply(LibraryEdit(.rating(9, on: nil), to: try titles(1)))
    ).step
    try await test.keep(LibraryEvent.changedElsewhere)
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
      try await test.library.add(
        LibraryContents(entries: try titles(21).map { LibraryEntry($0, rating: 8) }), from: "a.csv")
    ).step
    #expect(test.state.library.doubts(about: step) == [.notOfThisSession, .manyTitles(21)])
  }

  @Test("What a step takes back is read again if it is too much to be told")
  func veryMany() async throws {
    let test = try await LibraryApp()
    let entries = try titles(501).map { LibraryEntry($0, rating: 8) }
    let taken = try #require(
      try await test.library.add(LibraryContents(entries: entries), from: "a.csv"))
    try await test.keep(
      LibraryEvent.changedElsewhere, KeepingAction.retraceAgreed(taken.step.id, .back))
    #expect(test.state.library.isEmpty)
    #expect(test.state.library.outcome?.step?.count == 501)
  }

  @Test("A step that came in between is asked about in place of the one agreed to")
  func overtaken() async throws {
    let test = try await LibraryApp()
    let edit = LibraryEdit(.rating(9, on: nil), to: try titles(1))
    let first = try #require(try await test.library.apply(edit)).step
    test.app.press(RetraceLibrary(.back))
    #expect(try await question(test) == .retrace(first, .back))
    let second = try #require(
      try await test.library.apply(LibraryEdit(.note("Great"), to: try titles(1)))
    ).step
    test.app.press(KeepingAction.retraceAgreed(first.id, .back))
    #expect(try await question(test) == .retrace(second, .back))
    #expect(try await test.library.stepToUndo() == second)
  }

  /// Waits until the library has done all that it was asked for.
  private func settle(_ test: LibraryApp) async throws {
    try await test.app.until("the library to be done") { _ in
      !test.app.store.effects.running.contains {
        $0.hasPrefix("RetraceLibrary") || $0.hasPrefix("RetraceStep") || $0.hasPrefix("EditLibrary")
      }
    }
  }

  @Test("Undo and redo typed at once restore what was, however often", arguments: 1...3)
  func atOnce(times: Int) async throws {
    let test = try await LibraryApp()
    for rating in 5...8 {
      try await test.keep(KeepingAction.rated(rating, test.state.chosenTitles))
    }
    for direction in [RetraceLibrary.Direction.back, .forth] {
      for _ in 0..<times { test.app.press(RetraceLibrary(direction)) }
    }
    try await settle(test)
    #expect(try test.mark(1)?.rating == 8)
    #expect(try await test.library.stepToRedo() == nil)
    guard case .library(_?, .redone) = test.state.screen.notice else {
      Issue.record("The notice is \(String(describing: test.state.screen.notice)).")
      return
    }
  }

  @Test("A change right after an undo is not the one that is undone")
  func changedAtOnce() async throws {
    let test = try await LibraryApp()
    try await test.keep(KeepingAction.rated(7, [try Samples.id(1)]))
    test.app.press(RetraceLibrary(.back), KeepingAction.rated(9, [try Samples.id(2)]))
    try await settle(test)
    #expect(try test.mark(1) == nil)
    #expect(try test.mark(2)?.rating == 9)
  }

  @Test("While a step is asked about, nothing that was typed before the question is done again")
  func behindQuestion() async throws {
    let test = try await LibraryApp()
    try await test.app.search("rain", total: 6)
    try await test.keep(KeepingAction.rated(8, try (1...6).map { try Samples.id($0) }))
    try await test.keep(KeepingAction.noted("Great.", [try Samples.id(1)]), RetraceLibrary(.back))
    test.app.press(RetraceLibrary(.back), RetraceLibrary(.forth))
    try await settle(test)
    guard case .retrace(let step, .back) = try await question(test) else {
      Issue.record("something else was asked")
      return
    }
    #expect(step.count == 6)
    #expect(try await test.library.stepToRedo() != nil)
  }

  @Test("An edit and its undo right after it need no question")
  func quick() async throws {
    let test = try await LibraryApp()
    test.app.press(KeepingAction.rated(7, test.state.chosenTitles), RetraceLibrary(.back))
    try await test.app.until("the undo") { state in
      if case .library(_?, .undone) = state.screen.notice { true } else { false }
    }
    #expect(test.state.library.isEmpty)
    #expect(test.state.prompt == nil)
  }

  @Test("What was taken back here survives other titles there, and says what has overtaken it")
  func overtakenElsewhere() async throws {
    let test = try await LibraryApp()
    let own = TitleDetail(try Samples.title(1))
    try await test.keep(KeepingAction.rated(8, [own.id]), RetraceLibrary(.back))
    _ = try await test.elsewhere.apply(LibraryEdit(.note("Great"), to: try titles(1)))
    try await test.keep(RetraceLibrary(.forth))
    #expect(try test.mark(1)?.rating == 8)

    try await test.keep(RetraceLibrary(.back))
    let taken = try await test.elsewhere.apply(LibraryEdit(.rating(9, on: nil), to: [own]))
    let other = try #require(taken?.step)
    test.app.press(RetraceLibrary(.forth))
    try await test.app.until("the reason") { $0.library.outcome?.overtaken != nil }
    guard case .overtaken(let step) = test.state.screen.notice else {
      Issue.record("The notice is \(String(describing: test.state.screen.notice)).")
      return
    }
    #expect(step.step.kind == .change(.rating(8, on: App.today)))
    #expect(step.other == other)
    #expect(try await test.library.entries(of: [own.id])[own.id]?.rating == 9)
  }
}
