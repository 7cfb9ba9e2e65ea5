import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

@Suite("The file of the library", .timeLimit(.minutes(5)))
struct LibraryFileTests {
  let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  @Test("Reading makes no file; the first edit does, for its owner alone")
  func lazyAndPrivate() async throws {
    let store = folder.store
    #expect(try await store.marks().isEmpty)
    #expect(try await store.lists().allSatisfy { $0.count == 0 })
    #expect(try await store.entries(in: .everything).isEmpty)
    #expect(try await store.undo() == nil)
    #expect(try await store.redo() == nil)
    try await store.learn([.numbered(1)], age: 0)
    #expect(!FileManager.default.fileExists(atPath: folder.folderPath))

    try await store.apply(.watchlist(isOn: true), to: 1)

    #expect(try folder.mode(folder.folderPath) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(try folder.mode(folder.path + suffix) == 0o600) }
  }

  @Test("Closed, the file alone has all of it, also while somebody else has it open")
  func closed() async throws {
    let store = folder.store
    let other = folder.store
    try await store.apply(.watchlist(isOn: true), to: 1)
    #expect(try await other.titles(in: .watchlist) == ["Film 1"])
    store.close()
    let copy = try LibraryFolder()
    try FileManager.default.createDirectory(
      atPath: copy.folderPath, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder.path, toPath: copy.path)
    #expect(try await copy.store.titles(in: .watchlist) == ["Film 1"])
    #expect(try await other.titles(in: .watchlist) == ["Film 1"])
  }

  @Test("A session that found no file sees the one that another session makes")
  func madeElsewhere() async throws {
    let store = folder.store
    let revision = try await store.revision()
    try await folder.store.apply(.watchlist(isOn: true), to: 1)
    #expect(try await store.revision() != revision)
    #expect(try await store.titles(in: .watchlist) == ["Film 1"])
  }

  @Test("A file that the user puts in its place is the library from then on")
  func replaced() async throws {
    try await folder.fill(1)
    let store = folder.store
    try await store.copy(to: folder.folderPath + "/copy")
    try await store.apply(.watchlist(isOn: true), to: 5)

    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: folder.path + suffix)
    }
    try FileManager.default.moveItem(atPath: folder.folderPath + "/copy", toPath: folder.path)

    #expect(try await store.titles(in: .watchlist) == ["Film 0"])
    try await store.apply(.watchlist(isOn: true), to: 6)
    store.close()
    #expect(try await folder.store.titles(in: .watchlist) == ["Film 6", "Film 0"])
  }

  @Test("A session that only reads writes nothing")
  func onlyReading() async throws {
    try await folder.fill(3)
    let before = try folder.contents
    let store = folder.store
    #expect(try await store.lists().count == 4)
    #expect(try await store.marks().count == 3)
    store.close()
    #expect(try folder.contents == before)
    #expect(try folder.names == ["library.sqlite"])
  }

  @Test("Without shared memory there is a rollback journal", .enabled(if: takesParameters))
  func withoutSharedMemory() async throws {
    let store = folder.store("?vfs=unix-none")
    try await store.apply(.watchlist(isOn: true), to: 1)
    #expect(try await store.titles(in: .watchlist) == ["Film 1"])
    #expect(try await store.add([LibraryEntry(.numbered(2), rating: 8)], from: "a.csv") != nil)
    #expect(try await store.undo() != nil)
    #expect(try !folder.names.contains("library.sqlite-wal"))
  }

  @Test("A library that is closed while it is read and changed is opened again, and nothing fails")
  func closedMeanwhile() async throws {
    try await folder.fill()
    let store = folder.store
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask { _ = try await store.marks() }
        group.addTask { store.close() }
        if number.isMultiple(of: 10) {
          group.addTask { _ = try await store.apply(.watchlist(isOn: true), to: number) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.marks().count == 10)
    store.close()
  }

  @Test("A newer version's file is left alone, and nothing is read from it")
  func newer() async throws {
    try await folder.fill()
    try await folder.change("INSERT INTO grdb_migrations VALUES ('from the future')")
    let before = try folder.contents

    let store = folder.store
    await #expect(throws: folder.error(.newer)) { try await store.marks() }
    await #expect(throws: folder.error(.newer)) {
      try await store.apply(.watchlist(isOn: true), to: 1)
    }

    #expect(try folder.contents == before)
  }

  @Test("A session whose file a newer version has changed leaves it alone from then on")
  func overtaken() async throws {
    let store = folder.store
    try await store.apply(.watchlist(isOn: true), to: 1)
    let next = folder.store(migrator: .nextVersion)
    try await next.apply(.rating(8, on: nil), to: 1)
    #expect(try await store.entry(1)?.rating == 8)

    await #expect(throws: folder.error(.newer)) {
      try await store.apply(.rating(9, on: nil), to: 1)
    }
    #expect(try await next.entry(1)?.rating == 8)

    try await folder.change("ALTER TABLE entry RENAME COLUMN rating TO stars")
    await #expect(throws: folder.error(.newer)) {
      try await store.entries(in: .rated)
    }
    await #expect(throws: folder.error(.newer)) { try await store.marks() }
  }

  @Test("An earlier version's file is brought up to date after it was copied, with its steps")
  func migration() async throws {
    try await folder.fill(2)
    let before = try await LibraryState(of: folder.store, ordered: true)

    let next = folder.store(migrator: .nextVersion)
    #expect(try await LibraryState(of: next, ordered: true) == before)
    try await next.apply(.rating(8, on: nil), to: 1)
    #expect(try await next.undo() != nil)
    #expect(try await next.undo()?.step.count == 2)
    #expect(try await next.redo()?.step.count == 2)
    #expect(try await LibraryState(of: next, ordered: true) == before)

    let copy = try #require(next.copies.last)
    #expect(next.copies.count == 1)
    let other = try LibraryFolder()
    try other.take(copy)
    #expect(try await LibraryState(of: other.store, ordered: true) == before)
  }

  @Test(
    "A file of any earlier version gets the later tables after it was copied, and keeps its steps",
    arguments: [1, 2, 3, 4, 5, 6])
  func earlierVersion(_ version: Int) async throws {
    try await folder.make(version: version, Self.earlierSteps)
    let before = [
      LibraryEntry(
        .numbered(1), viewings: [Viewing(day: .day(2))], rating: 8, ratedOn: .day(1),
        lists: ["Noir"])
    ]

    let store = folder.store
    let entries = try await store.entries(in: .everything)
    #expect(entries == before)
    #expect(store.copies.count == 1)
    #expect(try await store.undo()?.step.kind == .change(.removal))
    #expect(try await store.titles(in: .named("Noir")) == ["Film 1", "Film 2"])
    #expect(try await store.redo() != nil)
    #expect(try await store.entries(in: .everything) == before)
    let name = ImportedName(title: "Harbour")
    let open = OpenName(name, file: "a.csv", place: "a.csv:2")
    #expect(try await store.add(LibraryContents(openNames: [open]), from: "a.csv") != nil)
    #expect(try await store.openNames().map(\.name) == [name])
    #expect(try await store.entries(in: .named("Noir")).map(\.id) == before.map(\.id))
    for _ in 1...3 { #expect(try await store.undo() != nil) }
    #expect(try await store.undo()?.step.kind == .importing(file: "a.csv"))
    #expect(try await store.undo() == nil)
    store.close()

    let newer = folder.error(.newer)
    let old = folder.store(migrator: LibrarySchema.migrator(upTo: version))
    await #expect(throws: newer) { try await old.marks() }
    await #expect(throws: newer) { try await old.apply(.removal, to: 1) }

    let other = try LibraryFolder()
    try other.take(try #require(store.copies.first))
    #expect(try await other.store.entries(in: .everything) == before)
  }

  /// An import, which then left no names open, a list and a removal, as the first version wrote
  /// them.
  private static let earlierSteps = """
    INSERT INTO title (id, title, kind, year, end_year, minutes)
    VALUES ('tt7000001', 'Film 1', 'movie', 1999, 1999, 100),
      ('tt7000002', 'Film 2', 'movie', 1999, 1999, 100);
    INSERT INTO step VALUES (1, 0, '{"importing":{"file":"a.csv"}}', 1, 'Film 1', 0);
    UPDATE library SET recorded = 1, revision = 1;
    INSERT INTO entry (title, rating, rating_day) VALUES ('tt7000001', 8, '2026-01-01');
    INSERT INTO viewing (title, place, day, is_in_cinema, is_rewatch)
    VALUES ('tt7000001', 0, '2026-01-02', 0, 0);
    INSERT INTO step
    VALUES (2, 0, '{"change":{"_0":{"list":{"_0":"Noir","isIn":true}}}}', 2, 'Film 1', 0);
    UPDATE library SET recorded = 2, revision = 2;
    INSERT INTO list (number, name) VALUES (1, 'Noir');
    INSERT INTO entry (title) VALUES ('tt7000002');
    INSERT INTO listed VALUES ('tt7000001', 1, 4294967296), ('tt7000002', 1, 8589934592);
    INSERT INTO step VALUES (3, 0, '{"change":{"_0":{"removal":{}}}}', 1, 'Film 2', 0);
    UPDATE library SET recorded = 3, revision = 3;
    DELETE FROM listed WHERE title = 'tt7000002';
    DELETE FROM entry WHERE title = 'tt7000002';
    UPDATE library SET recorded = NULL;
    """

  @Test("While another program writes for too long, nothing is written, and everything read")
  func busy() async throws {
    try await folder.fill()
    let store = folder.store
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    await #expect(throws: folder.error(.locked)) {
      try await store.apply(.rating(8, on: nil), to: 0)
    }
    #expect(try await store.titles(in: .watchlist) == ["Film 0"])
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(try await store.apply(.rating(8, on: nil), to: 0) != nil)
  }

  private static let takesParameters = CacheFileTests.takesParameters
}

extension DatabaseMigrator {
  /// What the next version might do.
  static var nextVersion: DatabaseMigrator {
    var migrator = LibrarySchema.migrator
    migrator.registerMigration("next") { database in
      try database.execute(sql: "ALTER TABLE entry ADD COLUMN mood TEXT")
      try RowLog.watch(in: database)
    }
    return migrator
  }
}
