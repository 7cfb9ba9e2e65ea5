import Foundation
import MoviesCommands
import TestSupport
import Testing

@Suite("What may stand where a configuration file is expected", .timeLimit(.minutes(5)))
struct ConfigurationPathTests {
  @Test(
    "A directory, a device and a pipe that nobody writes to are no configuration, and cost no wait")
  func noFile() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, words) in [
      (folder.path, "it is a directory"), ("/dev/zero", "it is a device"),
      (pipe, "it is an empty pipe"),
    ] {
      let result = try await run("search", "moon", "--config", path)
      #expect(result.exitCode == 78)
      #expect(
        result.messages == "movies-tui: The configuration \(path) cannot be read: \(words); "
          + "expected a file with settings.\n")
    }
    let found = try folder.write("", to: "movies-tui/config.json")
    try FileManager.default.removeItem(atPath: found)
    #expect(mkfifo(found, 0o600) == 0)
    let result = try await run("moon", environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(result.exitCode == 78)
  }

  @Test("A pipe is a configuration too, and is read once", arguments: [["moon"], ["doctor"]])
  func pipe(_ arguments: [String]) async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(#"{ "defaultQuery": "moon" }"#.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let result = try await run(arguments + ["--config", path])
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
  }

  @Test("A pipe that never ends is read no further than a configuration may be long")
  func endlessPipe() async throws {
    let result = try await ChildProcess.run(
      "/bin/bash", ["-c", "'\(BuiltProgram.path("movies-tui"))' moon --config <(yes)"])
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("it has more than 1048576 bytes."))
  }
}
