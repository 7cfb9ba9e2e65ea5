import Foundation
import GRDB
import IMDbTestSupport
import TestSupport
import Testing

@testable import Storage

@Suite(
  "Imports of IMDb's data that are killed, that have no space, or that run beside sessions",
  .timeLimit(.minutes(60)))
struct KilledImportTests {
  private static let probe = BuiltProgram.path("StorageProbe")
  private let folder: DumpFolder

  init() throws {
    folder = try DumpFolder()
  }

  /// The number in an environment variable.
  private static func setting(_ name: String, default value: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
  }

  /// Imports few titles, and lays dumps of more beside them.
  private func prepare() async throws {
    try folder.writeFewTitles()
    try await folder.importAll()
    try GeneratedDumps(titles: 1_500).write(into: folder.dumps)
  }

  /// Expects a whole file with the old titles; returns `false` if it has the new ones.
  private func hasOldTitles() async throws -> Bool {
    try #require(try await folder.rows("PRAGMA integrity_check") == [["ok"]])
    let first = try await folder.titles().first
    try #require(first == "Alien 2" || first == "Forrest Gump 109830")
    return first == "Alien 2"
  }

  @Test(
    "Killed at any moment, an import leaves the old file or the new one, and the next removes the rest"
  )
  func killed() async throws {
    try await prepare()
    let old = try Data(contentsOf: URL(filePath: folder.path))
    var random = SplitMix(
      seed: UInt64(Self.setting("MOVIES_TUI_KILL_SEED", default: 15)))
    for time in 0..<Self.setting("MOVIES_TUI_IMPORT_KILLS", default: 28) {
      // Every seventh one between the last write and the move.
      let stage = time % 7
      let delay = stage == 6 ? 0 : Int.random(in: 0..<60_000, using: &random)
      let result = try await ChildProcess.run(
        Self.probe, ["killed-import", folder.folderPath, "\(stage)", "\(delay)"])
      let isOld = try await hasOldTitles()
      #expect(stage < 6 || isOld)
      try #require(
        result.ending == .killed(signal: SIGKILL) || result.output.hasPrefix("imported"),
        "\(result)")
      // The file, the lock and what was begun last.
      try #require(try folder.names().count <= 3, "kill \(time)")
      if !isOld { try old.write(to: URL(filePath: folder.path)) }
    }
    try await folder.importAll()
    #expect(try folder.names() == ["imdb.sqlite"])
  }

  @Test("Without space the old file stays, and it is said so", arguments: [4_096, 60_000, 200_000])
  func limited(bytes: Int) async throws {
    try await prepare()
    let result = try await ChildProcess.run(
      Self.probe, ["limited-import", folder.folderPath, "\(bytes)"])
    #expect(result.output.hasPrefix("failed file("))
    #expect(result.output.contains("full") || result.output.contains("unwritable("))
    #expect(try await hasOldTitles())
    #expect(try folder.names() == ["imdb.sqlite"])
  }

  @Test("A folder that may not be written is said to be so, and its file stays")
  func foreign() async throws {
    try await prepare()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.data)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.data)
    }
    let result = try await ChildProcess.run(Self.probe, ["foreign-import", folder.folderPath, "0"])
    #expect(result.output.hasPrefix("failed file("))
    #expect(result.output.contains("unwritable(reason: \"Permission denied\")"))
    #expect(try await hasOldTitles())
  }

  @Test("Two sessions read the old file or the new one while imports come and go")
  func sideBySide() async throws {
    try await prepare()
    let file = ImportPlace(folder.data).file
    let isDone = Box(false)
    try await withThrowingTaskGroup { group in
      for _ in 0..<2 {
        group.addTask {
          let host = DatabaseHost(file, name: "imdb")
          while !isDone.value {
            let number = try await host.read {
              try Int.fetchOne($0, sql: "SELECT number FROM title WHERE place = 1")
            }
            #expect(number == 2 || number == 109_830)
          }
        }
      }
      for _ in 0..<3 {
        try await folder.importAll()
        _ = try await IMDbRatingsUpdate(folder.files, into: folder.data).run { _ in }
      }
      isDone.change { $0 = true }
      try await group.waitForAll()
    }
  }

  @Test("A file that is deleted while it is read is missed at the next question, and made again")
  func deleted() async throws {
    try await prepare()
    let host = DatabaseHost(ImportPlace(folder.data).file, name: "imdb")
    let first = { @Sendable () async throws -> Int? in
      try await host.read { try Int.fetchOne($0, sql: "SELECT number FROM title WHERE place = 1") }
    }
    #expect(try await first() == 2)
    try FileManager.default.removeItem(atPath: folder.path)
    await #expect(throws: (any Error).self) { try await first() }
    await #expect(throws: IMDbImportError.nothingToUpdate(folder: folder.data)) {
      try await IMDbRatingsUpdate(folder.files, into: folder.data).run { _ in }
    }
    try await folder.importAll()
    #expect(try await first() == 109_830)
  }
}
