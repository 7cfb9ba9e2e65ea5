import Foundation
import TestSupport
import Testing

@Suite("Coming back to the program", .timeLimit(.minutes(5)))
struct MemoryTests {
  /// The program twice, the second time after Enter.
  private func twice(
    _ arguments: [String] = ["--demo"], settings: String? = nil,
    _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(
      arguments: arguments, settings: settings, script: Program.twice())
    try await withProgram(start, test)
  }

  @Test("A session begins where the last one ended, and knows what was searched for")
  func place() async throws {
    try await twice { program in
      try await program.shows("1 / 33")
      try await program.typeQuery("matrix")
      try await program.press("Enter")
      try await program.shows("1 / 3 ")
      try await program.press("Down", "Enter")
      try await program.shows("Lana Wachowski")
      try await program.comesBack()
      try await program.shows("The Matrix Reloaded", "Lana Wachowski")
      try await program.press("Escape")
      try await program.selects("The Matrix Reloaded")
      try await program.press("/", "C-p")
      try await program.shows("Earlier searches", "batman", "33 titles")
    }
  }

  @Test(
    "A setting says where a session starts",
    arguments: [("query", "1 / 33"), ("empty", "A word or two is enough.")])
  func start(name: String, expected: String) async throws {
    try await twice(settings: #"{"start": "\#(name)"}"#) { program in
      try await program.shows(expected)
      try await program.typeQuery("matrix")
      try await program.press("Enter")
      try await program.shows("1 / 3 ")
      try await program.comesBack()
      try await program.shows(expected)
    }
  }

  @Test("The first start welcomes, until the first key, which does what it always does")
  func welcome() async throws {
    let start = Program.Start(
      arguments: ["--demo"],
      script: #"rm "$XDG_STATE_HOME/movies-tui/session.json"; "# + Program.twice())
    try await withProgram(start) { program in
      try await program.shows("Welcome to movies-tui", "Press any key to continue.", "1 / 33")
      try await program.press("Down")
      try await program.shows("2 / 33")
      #expect(try await !program.terminal.text().contains("Welcome"))
      try await program.comesBack()
      try await program.shows("2 / 33")
      #expect(try await !program.terminal.text().contains("Welcome"))
    }
  }

  @Test("A damaged file is kept aside, and the session goes on with a line about it")
  func damaged() async throws {
    let start = Program.Start(
      arguments: ["--demo"], columns: 200,
      script: #"echo '{"version":1' > "$XDG_STATE_HOME/movies-tui/session.json"; "$@""#)
    try await withProgram(start) { program in
      try await program.shows("The last session's file was damaged; kept as session.json.damaged.")
      try await program.press("C-c")
      #expect(try await program.ends() == 0)
      #expect(program.home.text(of: PrivateHome.memory)?.contains("\"batman\"") == true)
      #expect(program.home.text(of: PrivateHome.memory + ".damaged") == "{\"version\":1\n")
    }
  }
}
