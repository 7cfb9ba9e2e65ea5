import TestSupport
import Testing

@Suite("Beginning at home", .timeLimit(.minutes(5)))
struct HomeTests {
  @Test(
    "Once something is kept, a session begins at home, and its first door leads to the very row")
  func start() async throws {
    let start = Program.Start(
      columns: 120, settings: #"{"ui": {"poster": "off"}}"#, script: Program.twice())
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("Down", "Down", "w")
      try await program.shows("on the watchlist. Press u to undo.", "3 / 33")
      try await program.comesBack()
      try await program.shows("Home", "Back to batman", "Tonight", "Longest on the watchlist")
      try await program.press("1")
      try await program.shows("3 / 33")
      try await program.press("Escape")
      try await program.shows("Back to batman", "Tonight")
      try await program.typeQuery("matrix")
      try await program.press("Enter")
      try await program.shows("1 / 3 ")
      try await program.press("g", "h")
      try await program.shows("Back to batman › matrix")
      try await program.press("q")
      #expect(try await program.ends() == 0)
    }
  }
}
