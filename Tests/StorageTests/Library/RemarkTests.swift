import Storage
import TestSupport
import Testing
import Titles

@Suite("What is said about lists, and of single viewings", .timeLimit(.minutes(5)))
struct RemarkTests {
  let store: LibraryStore

  init() throws {
    store = try LibraryFolder().store
  }

  private func add(_ note: String?, to list: String = "Noir") async throws -> UndoEntry? {
    let list = LibraryContents.List(name: list, titles: [], note: note)
    return try await store.add(LibraryContents(lists: [list]), from: "a.csv")?.step
  }

  private var notes: [String?] {
    get async throws { try await store.contents().lists.map(\.note) }
  }

  @Test("A list keeps what is said about it, through undo, a new name and an export")
  func kept() async throws {
    #expect(try await add("Black and\u{1B}[2J white") != nil)
    #expect(try await add("Black and white") == nil)
    #expect(try await notes == ["Black and white"])
    _ = try await store.rename("Noir", to: "Black")
    #expect(try await store.lists().last?.note == "Black and white")
    _ = try await store.undo()
    _ = try await store.undo()
    #expect(try await notes == [])
    _ = try await store.redo()
    let contents = try await store.contents()
    let other = try LibraryFolder().store
    _ = try await other.add(contents, from: "library.json")
    #expect(try await other.contents() == contents)
  }

  @Test("What another import says about a list is added, as long as there is room")
  func joined() async throws {
    _ = try await add("One")
    _ = try await add("Two")
    #expect(try await notes == ["One\n\nTwo"])
    #expect(try await add(nil) == nil)
    #expect(try await add(String(repeating: "x", count: Note.limit)) == nil)
    #expect(try await notes == ["One\n\nTwo"])
  }

  @Test("A viewing keeps what was said of it, harmless, and through undo")
  func impressions() async throws {
    let impression = Impression(rating: 7, tags: ["rain\u{1B}[2J"], note: "Good")
    let viewing = Viewing(day: .day(1), impression: impression)
    try await store.apply(.seen(viewing), to: 1)
    let kept = [Impression(rating: 7, tags: ["rain"], note: "Good")]
    #expect(try await store.entry(1)?.viewings.map(\.impression) == kept)
    try await store.apply(.viewings([]), to: 1)
    _ = try await store.undo()
    #expect(try await store.entry(1)?.viewings.map(\.impression) == kept)
  }

  @Test("A viewing keeps where it was, harmless, through undo and into another library")
  func places() async throws {
    let viewing = Viewing(day: .day(1), place: "Odeon\u{1B}[2J")
    try await store.apply(.seen(viewing), to: 1)
    #expect(try await store.entry(1)?.viewings.map(\.place) == ["Odeon"])
    try await store.apply(.viewings([]), to: 1)
    _ = try await store.undo()
    #expect(try await store.entry(1)?.viewings.map(\.place) == ["Odeon"])
    let other = try LibraryFolder().store
    _ = try await other.add(try await store.contents(), from: "library.json")
    #expect(try await other.entry(1)?.viewings.map(\.place) == ["Odeon"])
  }

  @Test("A viewing that is logged tells the title what was said of it, in one step")
  func logged() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let impression = Impression(rating: 7, tags: ["rain"], note: "Good")
    let viewing = Viewing(day: .day(1), impression: impression)
    try await store.apply(.logged(viewing, leavesWatchlist: true), to: 1)
    let entry = try await store.entry(1)
    #expect(entry?.viewings == [viewing])
    #expect(entry?.rating == 7)
    #expect(entry?.ratedOn == .day(1))
    #expect(entry?.tags == ["rain"])
    #expect(entry?.note == "Good")
    #expect(entry?.onWatchlistSince == nil)
    _ = try await store.undo()
    #expect(try await store.entry(1)?.onWatchlistSince != nil)
    #expect(try await store.entry(1)?.isSeen == false)
  }

  @Test("A note has at most 64 KB; one that is longer changes nothing")
  func longNote() async throws {
    let longest = String(repeating: "é", count: Note.limit / 2)
    #expect(try await store.apply(.note(longest), to: 1) != nil)
    await #expect(throws: LibraryError.noteTooLong) {
      try await store.apply(.note(longest + "x"), to: 1)
    }
    #expect(try await store.entry(1)?.note == longest)
  }
}
