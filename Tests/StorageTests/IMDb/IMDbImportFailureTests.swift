import Files
import Foundation
import IMDbTestSupport
import TestSupport
import Testing

@testable import Storage

@Suite("Imports of IMDb's data that come to nothing", .timeLimit(.minutes(5)))
struct IMDbImportFailureTests {
  private let folder: DumpFolder

  init() throws {
    folder = try DumpFolder()
  }

  /// Expects that the titles of an earlier import are still there, and nothing beside them.
  private func expectsOldTitles() async throws {
    #expect(try await folder.titles().first == "Alien 2")
    #expect(try folder.names() == ["imdb.sqlite"])
  }

  @Test("All missing files are named in one error")
  func missing() async throws {
    try folder.write(.ratings, [])
    await #expect(
      throws: IMDbImportError.missingFiles(
        [.episodes, .basics, .crew, .principals, .names],
        folder: folder.dumps)
    ) {
      try await folder.importAll(IMDbLevel(people: true))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.data))
  }

  @Test("A dump that cannot be read to its end leaves the old titles", arguments: IMDbDump.allCases)
  func unreadable(dump: IMDbDump) async throws {
    try folder.writeFewTitles()
    for dump in [IMDbDump.crew, .principals, .names, .alternativeTitles] {
      try folder.write(dump, [])
    }
    let level = IMDbLevel(people: true, namesAbroad: true)
    try await folder.importAll(level)
    let bytes = try folder.packedBytes(of: dump)
    try folder.write(dump, raw: Array(bytes.dropLast()))
    do {
      try await folder.importAll(level)
      Issue.record("It was imported.")
    } catch let error as IMDbImportError {
      guard case .unreadableDump(dump, _, .cutOff, _) = error else { throw error }
    }
    try await expectsOldTitles()
  }

  @Test("Without room for the new file nothing begins, and both sizes are said")
  func noRoom() async throws {
    try folder.writeFewTitles()
    try await folder.importAll()
    let place = ImportPlace(folder.data) { _ in 10 }
    let needed = IMDbLevel().estimate(for: folder.files).room
    #expect(needed > 10)
    await #expect(
      throws: IMDbImportError.noRoom(needed: needed, free: 10, folder: folder.data)
    ) {
      try await IMDbImport(folder.files, level: IMDbLevel(), into: place).run { _ in }
    }
    try await expectsOldTitles()
  }

  @Test("While one import is under way, another one says so and leaves it alone")
  func locked() async throws {
    try folder.writeFewTitles()
    let lock = try #require(try lock())
    await #expect(throws: IMDbImportError.locked(folder: folder.data)) {
      try await folder.importAll()
    }
    #expect(try self.lock() == nil)
    withExtendedLifetime(lock) {}
  }

  private func lock() throws -> ImportLock? {
    try PrivateFolder.make(folder.data)
    return try ImportLock(folder.data + "/imdb.lock")
  }

  @Test("An import that is cancelled at any point leaves the old titles")
  func cancelled() async throws {
    try folder.writeFewTitles()
    try await folder.importAll()
    try GeneratedDumps(titles: 5_000).write(into: folder.dumps)
    let stages: [IMDbProgress.Stage] = [
      .reading(.ratings), .reading(.episodes), .reading(.basics), .writing, .finishing,
    ]
    for stage in stages {
      let (files, data) = (folder.files, folder.data)
      let task = Box<Task<IMDbImportReport, any Error>?>(nil)
      let importing = Task {
        while task.value == nil { await Task.yield() }
        return try await IMDbImport(files, level: IMDbLevel(), into: data).run { progress in
          let isAtEnd = progress == IMDbProgress(.finishing, done: 1, total: 1)
          if progress.stage == stage, !isAtEnd { task.value?.cancel() }
        }
      }
      task.change { $0 = importing }
      await #expect(throws: IMDbImportError.cancelled) {
        try await importing.value
      }
      try await expectsOldTitles()
    }
  }

  @Test("An import that is cancelled ends in the middle of a statement")
  func endlessStatement() throws {
    let watch = ImportWatch { _ in }
    let place = ImportPlace(folder.data)
    #expect(throws: IMDbImportError.cancelled) {
      try place.replaceFile(needing: 0, watch: watch) { database, _ in
        watch.cancel()
        try database.execute(
          sql: "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n")
      }
    }
    #expect(try folder.names() == [])
  }

  @Test("What a killed import has left is removed by the next one")
  func litter() async throws {
    try folder.writeFewTitles()
    try await folder.importAll()
    let aside = folder.data + "/imdb.sqlite.movies-tui-0123456789abc"
    try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: true)
    for name in [aside + "/imdb.sqlite", folder.data + "/imdb.lock"] {
      try Data("left".utf8).write(to: URL(filePath: name))
    }
    try await folder.importAll()
    try await expectsOldTitles()
  }

  @Test(
    "A file of another version is replaced, and a damaged one, too",
    arguments: [99, 1, nil] as [Int?])
  func replaced(version: Int?) async throws {
    try folder.writeFewTitles()
    try await folder.importAll()
    if let version {
      try await folder.change("PRAGMA user_version = \(version)")
    } else {
      try Data("no database".utf8).write(to: URL(filePath: folder.path))
    }
    await #expect(throws: IMDbImportError.self) {
      try await IMDbRatingsUpdate(folder.files, into: folder.data).run { _ in }
    }
    try await folder.importAll()
    try await expectsOldTitles()
  }

  @Test("A folder that is a file is said to be one")
  func noFolder() async throws {
    try folder.writeFewTitles()
    try Data().write(to: URL(filePath: folder.data))
    await #expect(
      throws: IMDbImportError.file(
        FileFailure(.unwritable(reason: "Not a directory"), of: folder.path))
    ) {
      try await folder.importAll()
    }
  }
}
