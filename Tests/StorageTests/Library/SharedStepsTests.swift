import Storage
import TestSupport
import Testing
import Titles

@Suite("Steps of several sessions in one line", .timeLimit(.minutes(5)))
struct SharedStepsTests {
  let folder: LibraryFolder
  /// Two sessions.
  let (here, elsewhere): (LibraryStore, LibraryStore)

  init() throws {
    folder = try LibraryFolder()
    (here, elsewhere) = (folder.store, folder.store)
  }

  @Test("What one took back can be done again after another one changed other titles")
  func unrelated() async throws {
    try await here.apply(.rating(8, on: nil), to: 1)
    _ = try await here.undo()
    try await elsewhere.apply(.rating(9, on: nil), to: 2)
    #expect(try await here.overtakenStep() == nil)
    #expect(try await here.redo()?.step.kind == .change(.rating(8, on: nil)))
    #expect(try await here.entry(1)?.rating == 8)
    #expect(try await here.entry(2)?.rating == 9)
    // What was done again is the last in the line.
    #expect(try await here.undo()?.step.kind == .change(.rating(8, on: nil)))
    #expect(try await here.undo()?.step.kind == .change(.rating(9, on: nil)))
  }

  @Test("A title that is new here and new there gets a place of its own in both orders")
  func newTitles() async throws {
    try await here.apply(.watchlist(isOn: true), to: 1)
    _ = try await here.undo()
    try await elsewhere.apply(.watchlist(isOn: true), to: 2)
    _ = try await here.redo()
    #expect(Set(try await here.titles(in: .watchlist)) == ["Film 1", "Film 2"])
    _ = try await here.undo()
    _ = try await here.undo()
    #expect(try await here.marks().isEmpty)
    _ = try await here.redo()
    _ = try await here.redo()
    #expect(Set(try await here.titles(in: .watchlist)) == ["Film 1", "Film 2"])
  }

  @Test("What another one changed since cannot be done again, and both steps are known")
  func related() async throws {
    try await here.apply(.rating(8, on: nil), to: 1)
    _ = try await here.undo()
    let step = try #require(try await elsewhere.apply(.rating(9, on: nil), to: 1))
    #expect(try await here.redo() == nil)
    let overtaken = try #require(try await here.overtakenStep())
    #expect(overtaken.step.kind == .change(.rating(8, on: nil)))
    #expect(overtaken.other == step)
    #expect(try await elsewhere.overtakenStep() == overtaken)
    #expect(try await here.entry(1)?.rating == 9)
    #expect(try await here.steps(latest: 9).map(\.isUndone) == [false, true])

    // It is news to the session that took it back, and to others only until something is done.
    try await elsewhere.apply(.note("Great"), to: 2)
    #expect(try await here.overtakenStep() == overtaken)
    #expect(try await elsewhere.overtakenStep() == nil)
    try await here.apply(.note("Fine"), to: 3)
    #expect(try await here.overtakenStep() == nil)
    #expect(try await here.steps(latest: 9).count == 3)
  }

  @Test("Of two steps that were overtaken, the one that was taken back last is named")
  func lastOvertaken() async throws {
    try await here.apply(.rating(6, on: nil), to: 1)
    try await here.apply(.rating(7, on: nil), to: 2)
    for _ in 1...2 { _ = try await here.undo() }
    try await elsewhere.apply(.note("One"), to: 1)
    try await elsewhere.apply(.note("Two"), to: 2)
    #expect(try await here.overtakenStep()?.step.kind == .change(.rating(6, on: nil)))
  }

  @Test("Steps that rest on an overtaken one are overtaken with it, and no others")
  func chain() async throws {
    let (both, one, other): (LibraryChange, LibraryChange, LibraryChange) = (
      .rating(7, on: nil), .note("One"), .note("Other")
    )
    _ = try await here.apply(LibraryEdit(both, to: .numbered(1..<3)))
    try await here.apply(one, to: 2)
    try await here.apply(other, to: 3)
    for _ in 1...3 { _ = try await here.undo() }
    try await elsewhere.apply(.watchlist(isOn: true), to: 1)
    #expect(try await here.redo()?.step.kind == .change(other))
    #expect(try await here.redo() == nil)
  }

  @Test("Two sessions that make lists of one name do not get in each other's way")
  func lists() async throws {
    try await here.apply(.list("Noir", isIn: true), to: 1)
    _ = try await here.undo()
    try await elsewhere.apply(.list("Noir", isIn: true), to: 2)
    #expect(try await here.redo() == nil)
    #expect(try await here.overtakenStep() != nil)
    // In a list that was there before, each puts its own titles.
    try await here.apply(.list("Noir", isIn: true), to: 3)
    _ = try await here.undo()
    try await elsewhere.apply(.list("Noir", isIn: true), to: 4)
    #expect(try await here.redo() != nil)
    #expect(
      Set(try await here.titles(in: .named("Noir"))) == ["Film 2", "Film 3", "Film 4"])
    _ = try await here.undo()
    _ = try await elsewhere.remove(list: "Noir")
    #expect(try await here.redo() == nil)
  }

  @Test("All steps back to one are taken back at once, unless by now they are not the last ones")
  func backTo() async throws {
    for number in 1...4 { try await here.apply(.rating(number, on: nil), to: number) }
    let all = try await here.steps(latest: 9).map(\.id)
    let steps = try await here.steps(backTo: all[2]).map(\.id)
    #expect(steps == Array(all.prefix(3)))
    #expect(try await here.steps(backTo: 999).isEmpty)
    try await elsewhere.apply(.note("Great"), to: 9)
    #expect(try await here.undo(steps) == nil)
    #expect(try await here.marks().count == 5)

    let now = try await here.steps(backTo: all[2]).map(\.id)
    #expect(now.count == 4)
    #expect(try await here.undo(now)?.step.id == all[2])
    #expect(try await here.entries(in: .everything).map(\.facts.title) == ["Film 1"])
    #expect(try await here.steps(backTo: all[2]).isEmpty)
    for _ in now { #expect(try await elsewhere.redo() != nil) }
    #expect(try await here.marks().count == 5)
  }

  @Test(
    "Whatever two sessions do, undo and redo lead back, and no step is taken back past a later one",
    arguments: 0..<6)
  func random(seed: UInt64) async throws {
    var edits = RandomEdits(seed: seed + 100)
    let sessions = [here, elsewhere]
    for turn in 0..<120 {
      let session = sessions[edits.pick([0, 1])]
      let waiting = try await session.openNames().map(\.number)
      let line = try await session.steps(latest: 999).filter { !$0.isUndone }.map(\.id)
      let before = try await LibraryState(of: session)
      let act = edits.act(waiting: waiting)
      let taken = try await session.perform(act)
      if case .undo = act {
        // Only ever the last one in the line, so that nothing later is about its titles.
        #expect(taken?.step.id == line.first, "turn \(turn)")
      } else if case .redo = act, taken != nil {
        _ = try await sessions[edits.pick([0, 1])].undo()
        #expect(try await LibraryState(of: session) == before, "turn \(turn)")
        #expect(try await session.redo()?.step == taken?.step)
      }
      try await expectsWayBack(for: session, sessions[edits.pick([0, 1])], turn)
    }
    try await expectsWayThrough()
  }

  /// One step back and forth again changes nothing.
  private func expectsWayBack(
    for session: LibraryStore, _ other: LibraryStore, _ turn: Int
  ) async throws {
    let now = try await LibraryState(of: session)
    guard let undone = try await session.undo() else { return }
    #expect(try await LibraryState(of: other) != now, "turn \(turn)")
    #expect(try await other.redo()?.step == undone.step, "turn \(turn)")
    #expect(try await LibraryState(of: session) == now, "turn \(turn)")
  }

  /// All steps back there is nothing, and all of them forth again there is everything.
  private func expectsWayThrough() async throws {
    let now = try await LibraryState(of: here)
    var count = 0
    while try await elsewhere.undo() != nil { count += 1 }
    #expect(try await LibraryState(of: here) == LibraryState())
    for _ in 0..<count { #expect(try await here.redo() != nil) }
    #expect(try await LibraryState(of: elsewhere) == now)
  }
}
