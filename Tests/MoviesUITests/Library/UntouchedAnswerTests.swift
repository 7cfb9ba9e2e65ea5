import MoviesCore
import Redux
import Testing
import Titles

@MainActor
@Suite("Answers to questions about what is kept, as they were", .timeLimit(.minutes(5)))
struct UntouchedAnswerTests {
  private let note = "Rain, and more rain."
  private let viewings = [Viewing(day: nil, isInCinema: true, place: "Kino X, Wien")]

  /// A list in which everything is kept about the selected title; not all of it is read yet.
  private func stage() async throws -> (SceneStage, LibraryEvent) {
    let stage = SceneStage(columns: 80, rows: 24, source: .demo(titles: 747)) { _ in .fromBundle }
    try await stage.search("batman")
    let facts = TitleDetail(id: try #require(stage.store.state.selectedTitle), title: "Batman")
    let entry = LibraryEntry(facts, viewings: viewings, note: note)
    stage.press(LibraryEvent.came(LibraryReading(revision: 1, marks: [entry.id: entry.mark])))
    return (stage, LibraryEvent.entriesCame([entry], revision: 1))
  }

  /// Presses keys, and returns the action of the last one.
  @discardableResult
  private func press(_ keys: [String], on stage: SceneStage) throws -> (any Action)? {
    var last: (any Action)?
    for key in keys {
      last = try Keyboard.action(for: [key], in: stage.store.state)
      if let last { stage.press(last) }
    }
    return last
  }

  @Test("Enter on an answer that nobody touched keeps nothing, and closes the question")
  func untouched() async throws {
    let (stage, read) = try await stage()
    stage.press(read)
    for (key, text) in [("e", note), ("x", "? cinema at \"Kino X, Wien\"")] {
      try press([key], on: stage)
      #expect(stage.store.state.prompt?.input.text == text)
      #expect(try press(["Enter"], on: stage) as? ScreenAction == .overlayClosed)
    }
    try press(["e", "!"], on: stage)
    guard case .answered = try press(["Enter"], on: stage) as? LibraryPageAction else {
      Issue.record("the note is not kept")
      return
    }
  }

  @Test("A question that was asked before what is kept is read waits for it")
  func unread() async throws {
    let (stage, read) = try await stage()
    try press(["e", "!"], on: stage)
    #expect(stage.store.state.prompt?.input.text == "!")
    #expect(try press(["Enter"], on: stage) == nil)
    stage.press(read)
    #expect(stage.store.state.prompt?.input.text == note + "!")
    let last = try press(["Enter"], on: stage) as? LibraryPageAction
    guard case .answered(.noted(note + "!", _, over: note, _)) = last else {
      Issue.record("the note is not kept")
      return
    }
  }

  @Test("An empty line removes the notes on several titles, of which none was shown")
  func several() async throws {
    let (stage, read) = try await stage()
    stage.press(read)
    try press(["Space", "Down", "Space", "e"], on: stage)
    #expect(stage.store.state.prompt?.input.text == "")
    let last = try press(["Enter"], on: stage) as? LibraryPageAction
    guard case .answered(.noted("", let ids, over: nil, _)) = last else {
      Issue.record("the notes stay")
      return
    }
    #expect(ids.count == 2)
  }
}
