import Files
import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

@Suite(
  "Sessions that are killed, that run side by side, or that have no space", .timeLimit(.minutes(60))
)
struct SeveralSessionsTests {
  private static let probe = BuiltProgram.path("StorageProbe")

  /// The number in an environment variable.
  private static func setting(_ name: String, default value: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
  }

  @Test("Killed at any point of writing, a session leaves a file with all that was committed")
  func killed() async throws {
    let seed = UInt64(Self.setting("MOVIES_TUI_KILL_SEED", default: 15))
    let kills = Self.setting("MOVIES_TUI_KILLS", default: 60)
    // Two at a time, each with files of its own.
    async let one: Void = kill(kills / 2, seed: seed)
    async let other: Void = kill(kills - kills / 2, seed: seed + 1)
    _ = try await (one, other)
  }

  private func kill(_ times: Int, seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    var folder = try TemporaryFolder()
    var kept = 0
    for time in 0..<times {
      if time % 12 == 0 {
        folder = try TemporaryFolder()
        kept = 0
      }
      // A quarter of them is killed while opening.
      let count = Int.random(in: 0..<4, using: &random)
      let delay = Int.random(in: 0..<15_000, using: &random)
      let result = try await ChildProcess.run(
        Self.probe, ["killed", folder.path, "\(kept)", "\(count)", "\(delay)"])
      try #require(result.ending == .killed(signal: SIGKILL), "\(result)")
      let lines = result.output.split(separator: "\n").map(String.init)
      try #require(lines.allSatisfy { Int($0) != nil }, "\(lines)")
      #expect(lines.count >= count)
      kept = lines.last.flatMap { Int($0) }.map { $0 + 1 } ?? kept
      let found = try await contents(of: folder.path)
      try #require(found.integrity == ["ok"], "seed \(seed), kill \(time)")
      // The last commit may have come too late to be told.
      try #require(found.titles >= kept && found.titles <= kept + 1, "seed \(seed), kill \(time)")
      try #require(found.requests >= found.titles, "seed \(seed), kill \(time)")
      try #require(found.indexed == found.titles, "seed \(seed), kill \(time)")
      kept = found.titles
    }
  }

  private struct Contents {
    var integrity: [String]
    var titles: Int
    var requests: Int
    /// The titles in the index; `nil` if its parts do not agree.
    var indexed: Int?
  }

  /// What is in a file, after it has been opened as a session does.
  private func contents(of folder: String) async throws -> Contents {
    let problems = Box<[FileFailure]>([])
    let database = CacheDatabase(folder, problems: problems)
    let titles = await database.status().titles
    #expect(problems.value.isEmpty)
    await database.close()
    return try await DatabaseQueue(path: folder + "/cache.sqlite").writeWithoutTransaction {
      database in
      Contents(
        integrity: try String.fetchAll(database, sql: "PRAGMA integrity_check"), titles: titles,
        requests: try Int.fetchOne(database, sql: "SELECT sum(count) FROM request") ?? 0,
        indexed: try database.checkedIndex())
    }
  }

  @Test("Two sessions that write at the same time show no error, and their counts add up")
  func sideBySide() async throws {
    let count = Self.setting("MOVIES_TUI_STORAGE_SOAK", default: 300)
    let folder = try TemporaryFolder()
    let path = folder.path
    let sessions = try [0, count].map { first in
      try ChildProcess(Self.probe, ["counted", path, "\(count)", "\(first)"])
    }
    for session in sessions {
      let result = try await session.result(within: .seconds(60 + count / 50))
      #expect(result.exitCode == 0)
      #expect(!result.output.contains("problem"))
      #expect(!result.output.contains("failed"))
      #expect(result.output.split(separator: "\n").count == count + 2)
    }
    let contents = try await contents(of: folder.path)
    #expect(contents.titles == 2 * count)
    #expect(contents.requests == 2 * count)
    #expect(contents.integrity == ["ok"])
    #expect(contents.indexed == 2 * count)
  }

  @Test(
    "Without space nothing more is kept; that is said once, and the session goes on",
    arguments: [4_096, 20_000, 100_000, 500_000])
  func limited(bytes: Int) async throws {
    let folder = try TemporaryFolder()
    let result = try await ChildProcess.run(Self.probe, ["limited", folder.path, "\(bytes)"])

    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("problem") } == 1)
    #expect(!lines.contains { $0.hasPrefix("failed") })
    #expect(lines.last == "used 400")
    #expect(lines.contains("399"))
    #expect(lines.contains("read 0"))
  }

  @Test("A cache in a folder that may only be read is read, and what is wrong with it is said once")
  func foreign() async throws {
    let folder = try TemporaryFolder()
    _ = try await ChildProcess.run(Self.probe, ["counted", folder.path, "3", "0"])
    _ = try await contents(of: folder.path)
    let files = FileManager.default
    let path = folder.path + "/cache.sqlite"
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }

    let result = try await ChildProcess.run(Self.probe, ["foreign", folder.path, "2"])

    let problem = FileFailure(.unwritable(reason: "Permission denied"), of: path)
    #expect(result.output == "problem \(problem)\nread 2\nused 3\n")
  }
}
