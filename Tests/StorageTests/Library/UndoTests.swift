import Storage
import TestSupport
import Testing
import Titles

@Suite("Steps of the library, taken back and done again", .timeLimit(.minutes(5)))
struct UndoTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  @Test("Without a step there is nothing to take back or to do again")
  func nothing() async throws {
    #expect(try await store.undo() == nil)
    #expect(try await store.redo() == nil)
  }

  @Test("A step is taken back and done again only while it is the one whose turn it is")
  func onlyOne() async throws {
    #expect(try await store.stepToUndo() == nil)
    #expect(try await store.stepToRedo() == nil)
    let first = try #require(try await store.apply(.rating(8, on: .day(1)), to: 1))
    let second = try #require(try await folder.store.apply(.note("Great"), to: 1))
    #expect(try await store.stepToUndo() == second)
    let revision = try await store.revision()
    #expect(try await store.undo(only: first.id) == nil)
    #expect(try await store.revision() == revision)
    #expect(try await store.entry(1)?.note == "Great")

    #expect(try await store.undo(only: second.id)?.step == second)
    #expect(try await store.undo(only: second.id) == nil)
    #expect(try await store.undo(only: first.id)?.step == first)
    #expect(try await store.stepToUndo() == nil)
    #expect(try await store.stepToRedo() == first)
    #expect(try await store.redo(only: second.id) == nil)
    #expect(try await store.entry(1) == nil)
    #expect(try await store.redo(only: first.id)?.step == first)
    #expect(try await store.stepToRedo() == second)
    #expect(try await store.entry(1)?.rating == 8)
  }

  @Test("Over a restart too, the last step is taken back, and done again")
  func overRestarts() async throws {
    try await store.apply(.rating(8, on: .day(1)), to: 1)
    let step = try await store.apply(.removal, to: 1)
    store.close()

    let next = folder.store
    #expect(try await next.undo()?.step == step)
    #expect(try await next.entry(1)?.rating == 8)
    next.close()

    let last = folder.store
    #expect(try await last.redo()?.step == step)
    #expect(try await last.entry(1) == nil)
    #expect(try await last.redo() == nil)
  }

  @Test("A new edit drops what was taken back; one that changes nothing does not")
  func newEdit() async throws {
    try await store.apply(.rating(8, on: .day(1)), to: 1)
    try await store.apply(.rating(9, on: .day(1)), to: 1)
    _ = try await store.undo()
    #expect(try await store.apply(.rating(8, on: .day(1)), to: 1) == nil)
    #expect(try await store.redo() != nil)
    _ = try await store.undo()
    try await store.apply(.note("Great"), to: 1)
    #expect(try await store.redo() == nil)
    #expect(try await store.undo()?.step.kind == .change(.note("Great")))
    #expect(try await store.undo()?.step.kind == .change(.rating(8, on: .day(1))))
    #expect(try await store.undo() == nil)
  }

  @Test("Of two sessions, each takes back what the other one did, and sees it")
  func twoSessions() async throws {
    let other = folder.store
    try await store.apply(.rating(8, on: .day(1)), to: 1)
    let revision = try await other.revision()
    #expect(try await other.entry(1)?.rating == 8)

    #expect(try await other.undo()?.step.kind == .change(.rating(8, on: .day(1))))

    #expect(try await store.revision() != revision)
    #expect(try await store.entry(1) == nil)
    #expect(try await store.redo() != nil)
    #expect(try await other.entry(1)?.rating == 8)
  }

  @Test(
    "Whatever was done, going back and forth leads to exactly what was there",
    arguments: 0..<4)
  func randomEdits(seed: UInt64) async throws {
    var edits = RandomEdits(seed: seed)
    let sessions = [store, folder.store]
    var model = LibraryModel()
    for turn in 0..<100 {
      let act = edits.act(waiting: model.contents.openNames.values.map(\.number))
      let step = try await store.perform(act)
      #expect(model.perform(act) == (step != nil), "turn \(turn): \(act)")
      #expect(
        try await LibraryState(of: sessions[turn % 2]) == model.contents, "turn \(turn): \(act)")
    }
    var past = try await [LibraryState(of: store, ordered: true)]
    while try await sessions[past.count % 2].undo() != nil {
      past.append(try await LibraryState(of: store, ordered: true))
    }
    #expect(past.last == LibraryState())
    for contents in past.reversed().dropFirst() {
      #expect(try await sessions[1].redo() != nil)
      #expect(try await LibraryState(of: sessions[0], ordered: true) == contents)
    }
  }
}
