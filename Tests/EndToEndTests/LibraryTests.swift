import Foundation
import TestSupport
import Testing

@Suite("The library in a session", .timeLimit(.minutes(5)))
struct LibraryTests {
  /// The program without a key, which browses the bundled catalogue.
  private func start(
    _ environment: [String: String] = [:], script: String = #""$@""#,
    _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(
      columns: 120, environment: environment,
      settings: #"{"ui": {"poster": "off"}, "start": "query"}"#, script: script)
    try await withProgram(start, test)
  }

  @Test("What is kept is there in the next session, and can be undone there")
  func nextSession() async throws {
    try await start(script: Program.twice()) { program in
      try await program.shows("1 / 33")
      try await program.press("w")
      try await program.shows("Put Batman on the watchlist. Press u to undo.")
      try await program.press("*", "8")
      try await program.shows("Rated Batman 8.", "8 of 10 · on the watchlist")
      try await program.comesBack()
      try await program.shows("1 / 33", "8 of 10 · on the watchlist")
      try await program.press("g", "w")
      try await program.shows("Watchlist 1", "Rated 1", "1 title")
      // The session has done neither of them, so it asks.
      try await program.press("u")
      try await program.shows("Undo this?", "Rated Batman 8.")
      try await program.press("Enter")
      try await program.shows("Undone: Rated Batman 8.")
      try await program.press("u")
      try await program.shows("Undo this?", "Put Batman on the watchlist.")
      try await program.press("Enter")
      try await program.shows("Undone: Put Batman on the watchlist.", "Nothing on the watchlist")
    }
  }

  @Test("E writes a note of several lines in the user's editor")
  func editor() async throws {
    let editor = #"sh -c 'printf "Better every time.\nMind the telephone.\n" > "$0"'"#
    try await start(["EDITOR": editor]) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows(
        "Wrote a note on Batman.", "Better every time.", "Mind the telephone.")
    }
  }

  @Test(
    "A note that is too long for the library stays in the editor's file, and is said to be there")
  func longNote() async throws {
    let editor = #"sh -c 'head -c 66000 /dev/zero | tr "\\0" x > "$0"'"#
    try await start(["EDITOR": editor]) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows("Over 64 KB, so not kept as a note. It is in ")
    }
  }

  @Test("An editor that fails leaves the note as it is, and the screen comes back")
  func failingEditor() async throws {
    try await start(["VISUAL": "false"]) { program in
      try await program.shows("1 / 33", "Tim Burton")
      try await program.press("E")
      try await program.shows("false failed, so the note is as it was. Set EDITOR.", "1 / 33")
    }
  }

  @Test("Another program's change is seen at the next key")
  func twoPrograms() async throws {
    try await start { program in
      try await program.shows("1 / 33")
      let command = try await ChildProcess.run(
        Program.path, ["library", "rate", "9", "tt0096895"],
        environment: program.home.environment(with: [:]))
      #expect(command.exitCode == 0)
      try await program.press("J")
      try await program.shows("9 of 10")
    }
  }
}
