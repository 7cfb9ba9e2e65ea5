import Testing
import Titles

@Suite("Notes of the user", .timeLimit(.minutes(5)))
struct NoteTests {
  @Test("Of two notes that say different things, both are kept, one below the other")
  func both() {
    #expect(Note.joined("With Ann.", "Too long.") == "With Ann.\n\nToo long.")
  }

  @Test("A note that the other one contains is not repeated, whichever has it")
  func contained() {
    #expect(Note.joined("With Ann. Too long.", "With Ann.") == "With Ann. Too long.")
    #expect(Note.joined("With Ann.", "With Ann. Too long.") == "With Ann. Too long.")
    #expect(Note.joined("With Ann.", "With Ann.") == "With Ann.")
  }

  @Test("A single note stays as it is")
  func single() {
    #expect(Note.joined("With Ann.", nil) == "With Ann.")
    #expect(Note.joined(nil, "With Ann.") == "With Ann.")
    #expect(Note.joined(nil, nil) == nil)
  }

  @Test("Without room for both the kept one stays, and a note may fill all the room")
  func room() {
    let half = String(repeating: "a", count: Note.limit / 2)
    let rest = String(repeating: "b", count: Note.limit / 2 - 2)
    #expect(Note.joined(half, rest) == "\(half)\n\n\(rest)")
    #expect(Note.joined(half, rest + "b") == half)
    #expect(!Note.isTooLong(half + half))
    #expect(Note.isTooLong(half + half + "a"))
  }
}
