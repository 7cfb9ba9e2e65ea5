import TestSupport
import Testing

@Suite("A pager shows what does not fit the terminal", .timeLimit(.minutes(5)))
struct PagerTests {
  @Test("It has the terminal and ^C for itself until it ends")
  func longText() async throws {
    // It shows the end of its input, and waits for the user to enter a line.
    let pager = #"trap "" INT; tail -n 4 | sed s/rating/paged/; read x </dev/tty; echo "read: $x""#
    try await withShell(["search", "batman", "--demo", "--format", "json"]) { program in
      try await program.type("export PAGER='\(pager)'\n")
      try await program.showsPrompt()
      try await program.type("\"$@\"; echo status: $?\n")
      try await program.shows("\"paged\":")
      try await program.press("C-c")
      try await program.type("enough\n")
      try await program.shows("read: enough", "status: 0")
      try await program.showsPrompt()
    }
  }
}
