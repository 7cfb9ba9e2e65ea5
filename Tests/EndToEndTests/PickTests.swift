import TestSupport
import Testing

@Suite("Choosing titles for other programs", .timeLimit(.minutes(5)))
struct PickTests {
  private static let newHope = "tt0076759"
  private static let empire = "tt0080684"

  /// The demo's titles for “star”, to choose from, while the output goes elsewhere.
  private func withChoice(
    _ script: String = #""$@" > "$HOME/chosen""#, _ test: (Program) async throws -> Void
  ) async throws {
    let start = Program.Start(
      arguments: ["pick", "--demo", "star"], columns: 100,
      settings: #"{"ui": {"poster": "off"}}"#, script: script)
    try await withProgram(start) { program in
      try await program.selects("A New Hope")
      try await program.shows("1 / 11", "Mark Hamill", "Space mark", "⏎ choose")
      try await test(program)
    }
  }

  @Test("Marked titles are printed in the order of their marks; nobody is greeted or remembered")
  func marked() async throws {
    let memory = #""$XDG_STATE_HOME/movies-tui/session.json""#
    try await withChoice(#"rm \#(memory); "$@" > "$HOME/chosen""#) { program in
      #expect(try await !program.terminal.text().contains("Welcome"))
      try await program.press("Down")
      try await program.selects("Episode V -")
      try await program.press("Space")
      try await program.shows("●      Star Wars: Episode V ")
      try await program.press("Up", "Up")
      try await program.selects("A New Hope")
      try await program.press("Space")
      try await program.shows("●      Star Wars: Episode IV ", "⏎ choose 2")
      try await program.press("Enter")
      #expect(try await program.ends() == 0)
      #expect(program.home.text(of: "chosen") == "\(Self.empire)\n\(Self.newHope)\n")
      #expect(program.home.text(of: PrivateHome.memory) == nil)
    }
  }

  @Test("In a pipe it draws on the terminal, and what is chosen goes on")
  func pipe() async throws {
    let script = #"{ "$@"; echo $? > "$HOME/code"; } | sed s/tt/id-/ > "$HOME/chosen""#
    try await withChoice(script) { program in
      try await program.press("Enter")
      #expect(try await program.ends() == 0)
      #expect(program.home.text(of: "code") == "0\n")
      #expect(program.home.text(of: "chosen") == "id-0076759\n")
    }
  }

  @Test("Leaving without a choice prints nothing and is code 130", arguments: ["q", "C-c"])
  func nothingChosen(key: String) async throws {
    try await withChoice { program in
      try await program.press("Space")
      try await program.shows("●      Star Wars: Episode IV ")
      try await program.press(key)
      #expect(try await program.ends() == 130)
      #expect(program.home.text(of: "chosen") == "")
    }
  }
}
