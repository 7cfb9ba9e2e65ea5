import Files
import MoviesCore
import MoviesUI
import Testing
import Titles

@Suite("The words about changes that were not saved at the end", .timeLimit(.minutes(5)))
struct UnsavedChangesTests {
  private static let file = "/data/library.sqlite"

  private static var alien: TitleDetail {
    get throws { TitleDetail(id: try #require(TitleID("tt0078748")), title: "Alien") }
  }

  private static func line(_ wishes: [LibraryWish], because error: LibraryError?) -> String {
    UnsavedChanges(wishes, because: error).line
  }

  /// The same rating of Alien, so many times.
  private static func ratings(_ count: Int) throws -> [LibraryWish] {
    let edit = LibraryEdit(.rating(8, on: nil), to: [try alien])
    return Array(repeating: .edit(edit), count: count)
  }

  @Test("One change is named, with what to do")
  func one() throws {
    #expect(
      Self.line(try Self.ratings(1), because: .file(FileFailure(.locked, of: Self.file)))
        == "Another program holds /data/library.sqlite, so one change was not saved: Rated Alien "
        + "8. Close that program and make it again.")
  }

  @Test("Of many changes five are named, and the others counted")
  func many() throws {
    let five = String(repeating: "Rated Alien 8. ", count: 5)
    #expect(
      Self.line(try Self.ratings(5), because: .file(FileFailure(.full, of: Self.file)))
        == "No space for /data/library.sqlite, so 5 changes were not saved: \(five)Make room and "
        + "make them again.")
    let unwritable = LibraryError.file(
      FileFailure(.unwritable(reason: "it is gone"), of: Self.file))
    #expect(
      Self.line(try Self.ratings(6), because: unwritable)
        == "Can't write /data/library.sqlite (it is gone), so 6 changes were not saved: \(five)And "
        + "1 more.")
  }

  @Test("What the library has not answered may be saved or not")
  func unanswered() throws {
    #expect(
      Self.line(try Self.ratings(1), because: nil)
        == "The library does not answer, so one change may not be saved: Rated Alien 8.")
  }

  @Test("The files are named that have what was written for them")
  func files() throws {
    let edit = LibraryEdit(.note("Great."), to: [try Self.alien])
    let unsaved = UnsavedChanges(
      [.edit(edit)], because: .file(FileFailure(.locked, of: Self.file)), files: ["/tmp/note.txt"])
    #expect(
      unsaved.line.hasSuffix(
        "Close that program and make it again. What you wrote is in /tmp/note.txt."))
  }

  @Test("Every kind of change has words")
  func kinds() throws {
    let several = LibraryEdit(.watchlist(isOn: true), to: [try Self.alien, try Self.alien])
    let wishes: [LibraryWish] = [
      .edit(several), .livingList("Noir"), .names(2), .retracing(.back), .retracing(.forth),
    ]
    #expect(
      Self.line(wishes, because: .noteTooLong).hasSuffix(
        "Put 2 titles on the watchlist. Saved the list “Noir”. Settled 2 names. "
          + "Undid the last change. Redid the last change."))
  }
}
