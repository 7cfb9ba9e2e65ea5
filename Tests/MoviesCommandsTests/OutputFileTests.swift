import Foundation
import Testing

@testable import MoviesCommands

@MainActor
@Suite("Files that are written to")
struct OutputFileTests {
  @Test("A pipe that nobody reads is refused, not waited for")
  func pipe() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let result = try await run("--plain", "moon", "--log-file", pipe)
    #expect(result.exitCode == 74)
    #expect(
      result.messages
        == "movies-tui: The log file \(pipe) cannot be written: nobody reads from it.\n")
    let failure = #expect(throws: Failure.self) { try RecordingFile.create(pipe) }
    #expect(failure?.message == "The recording \(pipe) cannot be written: nobody reads from it.")
  }

  @Test("A pipe that somebody reads is written to")
  func readPipe() throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)"
    try RecordingFile.create(path).writeLine("a line")
    try pipe.fileHandleForWriting.close()
    let text = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: text, as: UTF8.self) == "a line\n")
  }

  @Test("Where nothing is browsed there is nothing to log")
  func nothingToLog() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("moon", "--log-file", folder.path + "/log")
    #expect(result.exitCode == 64)
    #expect(
      result.messages
        == "movies-tui: There is nothing to log without a screen; --plain needs none.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/log"))
  }
}
