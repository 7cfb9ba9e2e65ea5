import TestSupport
import Testing

@Suite("The mouse", .timeLimit(.minutes(5)))
struct MouseTests {
  @Test("It is left to the terminal until a key turns it on: then clicks and the wheel are heard")
  func clicksAndScrolls() async throws {
    try await withProgram(["--demo"]) { program in
      try await program.shows("1 / 33")
      #expect(try await program.terminal.property("mouse_any_flag") == "0")
      try await program.press("m")
      try await program.shows("Mouse on", "? help")
      try await click(program, column: 10, row: 5)
      try await program.shows("3 / 33")
      try await report(program, "65;10;5M")
      try await program.hides("3 / 33")
      let footer = try #require(await program.terminal.lines().last)
      let hint = try #require(footer.firstRange(of: "? help"))
      try await click(program, column: footer[..<hint.lowerBound].count + 1, row: 24)
      try await program.shows("Keys here: results")
      try await program.press("Escape")
      try await program.hides("Keys here")
      try await program.type("gg")
      try await program.shows("1 / 33")
      // A double click.
      try await report(program, "0;10;3M", "0;10;3m", "0;10;3M", "0;10;3m")
      try await program.shows("Tim Burton")
    }
  }

  private func click(_ program: Program, column: Int, row: Int) async throws {
    try await report(program, "0;\(column);\(row)M", "0;\(column);\(row)m")
  }

  /// Sends mouse reports as terminals do, each "button;column;row" with M or, on release, m.
  private func report(_ program: Program, _ events: String...) async throws {
    try await program.terminal.send(Array(events.map { "\u{1B}[<\($0)" }.joined().utf8))
  }
}
