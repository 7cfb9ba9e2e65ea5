import TestSupport
import Testing

@Suite("Standard streams that are no terminal", .timeLimit(.minutes(5)))
struct PipeTests {
  @Test("With a pipe as standard input the keys come from the terminal")
  func inputPipe() async throws {
    let start = Program.Start(
      arguments: ["--demo"], script: #"printf 'qqq\n' | "$@""#)
    try await withProgram(start) { program in
      try await program.shows("1 / 33")
      try await program.press("Down")
      try await program.shows("2 / 33")
      try await program.press("q")
      #expect(try await program.ends() == 0)
    }
  }

  @Test("With a pipe as standard output the first hits are printed as a table")
  func outputPipe() async throws {
    let home = try PrivateHome()
    let result = try await ChildProcess.run(
      Program.path, ["--demo"], environment: home.environment())
    let lines = result.output.split(separator: "\n")
    #expect(result.exitCode == 0)
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.hasPrefix("tt") && $0.contains("Batman") })
    #expect(result.errors.isEmpty)
    #expect(!result.output.contains("\u{1B}"))
  }
}
