import TestSupport
import Testing

@Suite("^C in the middle of an import", .timeLimit(.minutes(5)))
struct StoppedImportTests {
  @Test("It stops at once, says so, and leaves the library as it was")
  func stopped() async throws {
    let rows = (1...40_000).map { "tt\(1_000_000 + $0),8,2020-01-02,Film \($0)\n" }.joined()
    let start = Program.Start(
      arguments: ["library", "import", "ratings.csv", "--offline", "--yes"],
      // The shell gets the signal, too.
      script: #"""
        trap : INT; cd "$HOME" && "$@"; status=$?
        "$1" library list rated; echo "rated: $?"; (exit $status)
        """#,
      scripts: ["ratings.csv": "Const,Your Rating,Date Rated,Title\n" + rows])
    try await withProgram(start) { program in
      try await program.shows("Adding 40,000 rows")
      let clock = ContinuousClock()
      let pressed = clock.now
      try await program.press("C-c")
      try await program.shows("Stopped: nothing in the library has changed.")
      #expect(clock.now - pressed < .seconds(10))
      #expect(try await program.ends() == 130)
      #expect(try await !program.terminal.text().contains("Adding"))
      // There is nothing in the list.
      try await program.shows("rated: 1")
    }
  }
}
