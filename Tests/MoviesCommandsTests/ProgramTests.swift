import Foundation
import MoviesCommands
import TestSupport
import Testing

@Suite("The program as a process", .timeLimit(.minutes(5)))
struct ProgramTests {
  @Test("The demo answers over the network of this machine, without a key and a configuration")
  func demo() async throws {
    let result = try await program(["batman", "--limit", "2"])
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.errors == "")
  }

  @Test("Without words and without a screen the default search is printed")
  func defaultSearch() async throws {
    let result = try await program([])
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 10)
    #expect(result.output.contains("Batman"))
  }

  @Test("Nobody listening is code 69")
  func unreachable() async throws {
    let result = try await program(["search", "x", "--base-url", "http://127.0.0.1:1/"])
    #expect(result.exitCode == 69)
    #expect(result.errors.hasPrefix("movies-tui: Can't reach 127.0.0.1."))
  }

  @Test("A full device is code 74, a closed standard output too, a closed pipe 0")
  func outputErrors() async throws {
    let program = Self.path
    let full = try await shell("'\(program)' search batman > /dev/full")
    #expect(full.exitCode == 74)
    #expect(full.errors.hasPrefix("movies-tui: Standard output cannot be written: "))
    let closed = try await shell("'\(program)' search batman >&-")
    #expect(closed.exitCode == 74)
    let pipe = try await shell("'\(program)' search batman | true; exit ${PIPESTATUS[0]}")
    #expect(pipe.exitCode == 0)
    #expect(pipe.errors == "")
  }

  @Test("Help is printed whatever COLUMNS says", arguments: ["0", "-4", "1", "x", ""])
  func columns(_ columns: String) async throws {
    let result = try await startProgram(["--help"], environment: ["COLUMNS": columns]).result()
    #expect(result.exitCode == 0)
    #expect(result.output.contains("USAGE:"))
  }

  @Test(
    "^C ends a command that waits, as a shell expects it",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")),
    arguments: [SIGINT, SIGTERM])
  func interruption(_ signal: Int32) async throws {
    let server = try startProgram(["stand-in", "--fault", "latency 60000"])
    let address = try await address(of: server)
    let waiting = try startProgram(["search", "batman", "--base-url", address])
    try await waitUntil("the command to be connected") {
      try connections(of: waiting.processID) > 0
    }
    waiting.send(signal: signal)
    let result = try await waiting.result()
    #expect(result.ending == .killed(signal: signal))
    #expect(result.exitCode == 128 + signal)
    server.send(signal: SIGTERM)
    #expect(try await server.result().exitCode == 0)
  }

  @Test("The stand-in ends with 0 when it is asked to end", arguments: [SIGINT, SIGTERM])
  func standIn(_ signal: Int32) async throws {
    let server = try startProgram(["stand-in"])
    let address = try await address(of: server)
    let found = try await program(["show", "tt0096895", "--base-url", address])
    #expect(found.output.hasPrefix("Batman\n1989 · "))
    server.send(signal: signal)
    let result = try await server.result()
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
  }

  @Test("A required key is sent, and its absence is code 77")
  func requiredKey() async throws {
    let key = ["OMDB_API_KEY": "abcd1234"]
    let server = try startProgram(["stand-in", "--require-key"], environment: key)
    let address = try await address(of: server)
    let arguments = ["show", "tt0096895", "--base-url", address]
    #expect(try await program(arguments, environment: key).exitCode == 0)
    #expect(try await program(arguments, environment: ["OMDB_API_KEY": "dcba4321"]).exitCode == 77)
    let without = try await program(arguments)
    #expect(without.exitCode == 77)
    #expect(without.errors.contains("OMDB_API_KEY"))
    server.send(signal: SIGTERM)
    _ = try await server.result()
  }

  /// The built program, next to the tests' bundle.
  private static var path: String {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "movies-tui").path
  }

  private func startProgram(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess(Self.path, arguments, environment: environment)
  }

  private func program(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> ChildProcess.Result {
    try await startProgram(arguments, environment: environment).result()
  }

  private func shell(_ command: String) async throws -> ChildProcess.Result {
    try await ChildProcess.run("/bin/bash", ["-c", command], environment: [:])
  }

  private func address(of server: ChildProcess) async throws -> String {
    try await waitFor("the stand-in's address") {
      server.output.hasSuffix("\n") ? String(server.output.dropLast()) : nil
    }
  }

  /// The number of sockets that a process has open.
  private func connections(of processID: pid_t) throws -> Int {
    let folder = "/proc/\(processID)/fd"
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: folder)
    return descriptors.count { descriptor in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(folder)/\(descriptor)")
      return target?.hasPrefix("socket:") == true
    }
  }
}
