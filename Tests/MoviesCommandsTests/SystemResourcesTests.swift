import Foundation
import TestSupport
import Testing

@Suite("What the system refuses", .timeLimit(.minutes(5)))
struct SystemResourcesTests {
  @Test(
    "A limit below what is needed is code 71, and one line that names it",
    arguments: [
      ("-n 8", "more files can be opened"), ("-n 12", "more files can be opened"),
      ("-n 100", "more files can be opened"), ("-v 400000", "MB of addresses are left"),
      ("-d 120000", "MB of memory are left"), ("-s 256", "KB of stack can be used"),
    ])
  func refusal(limit: String, words: String) async throws {
    for arguments in [["search", "x"], ["--plain"], ["doctor"], ["--replay", "none.jsonl"]] {
      let result = try await run(arguments, under: limit)
      #expect(result.exitCode == 71)
      #expect(result.output == "")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains(#/^movies-tui: Only \d+ /#))
      let advice = "\(words), but \\d+ are needed. Raise the limit with ulimit \(limit.prefix(2))."
      #expect(try result.errors.contains(Regex(advice)))
    }
  }

  @Test(
    "Too few threads are code 71 as well", .enabled(if: nobodyCanRunTheProgram),
    arguments: [1, 3, 6, 9])
  func threads(count: Int) async throws {
    let command = getuid() == 0 ? Self.asNobody : ""
    let result = try await run(["search", "x"], under: "-u \(count)", by: command)
    #expect(result.exitCode == 71)
    #expect(result.errors.contains("more threads can be started, but "))
    #expect(result.errors.hasSuffix("are needed. Raise the limit with ulimit -u.\n"))
  }

  @Test(
    "From some limit on everything works, and below it everything is refused",
    arguments: [
      ("-n", Array(stride(from: 10, through: 250, by: 30))),
      ("-v", Array(stride(from: 400_000, through: 2_800_000, by: 300_000))),
      ("-d", Array(stride(from: 110_000, through: 510_000, by: 50_000))),
    ])
  func sweep(limit: String, values: [Int]) async throws {
    var codes: [Int32] = []
    for value in values {
      codes.append(try await run(["batman", "--limit", "1"], under: "\(limit) \(value)").exitCode)
    }
    #expect(codes == codes.sorted(by: >))
    #expect(Set(codes) == [71, 0])
  }

  @Test("A low limit of open files is raised where that is allowed")
  func raisedLimit() async throws {
    let result = try await run(["batman", "--limit", "1"], under: "-S -n 16")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Batman"))
  }

  @Test("Help and version need none of it")
  func help() async throws {
    #expect(try await run(["--help"], under: "-n 12").output.contains("71 resource refused"))
    #expect(try await run(["--version"], under: "-n 12").exitCode == 0)
  }

  /// Another user, since thread limits do not apply to root.
  private static let asNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  private static var nobodyCanRunTheProgram: Bool {
    let program = BuiltProgram.path("movies-tui")
    let check = "[ $(id -u) != 0 ] || \(asNobody) test -x '\(program)'"
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", check]
    try? process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func run(
    _ arguments: [String], under limit: String, by command: String = ""
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      "/bin/bash",
      ["-c", "ulimit \(limit) && exec \(command) \"$0\" \"$@\""]
        + [BuiltProgram.path("movies-tui")] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"])
  }
}
