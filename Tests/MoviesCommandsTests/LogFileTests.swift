import Foundation
import TestSupport
import Testing

@Suite("The log of a session", .timeLimit(.minutes(5)))
struct LogFileTests {
  @Test("A log that cannot be written ends the program before there is anything to see")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let result = try await run("--plain", "moon", "--log-file", pipe)
    #expect(result.exitCode == 74)
    #expect(result.output == "")
    #expect(
      result.messages
        == "movies-tui: The log file \(pipe) cannot be written: nobody reads from it.\n")
  }

  @Test("Where nothing is browsed there is nothing to log")
  func nothingToLog() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("moon", "--log-file", folder.path + "/log")
    #expect(result.exitCode == 64)
    #expect(
      result.messages
        == "movies-tui: --log-file needs a session. Without a screen, add --plain.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/log"))
  }
}
