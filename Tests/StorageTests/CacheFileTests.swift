import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

@Suite("The file of the cache", .timeLimit(.minutes(5)))
struct CacheFileTests {
  let cache: CacheFolder

  init() throws {
    cache = try CacheFolder()
  }

  @Test("Nothing is made before it is needed; then the file is for its owner alone")
  func lazyAndPrivate() async throws {
    let database = cache.database
    let shelf = Shelf(database)
    #expect(!FileManager.default.fileExists(atPath: cache.folderPath))
    shelf.base.answers(with: .lamp)

    _ = try await shelf.title()

    #expect(try cache.mode(cache.folderPath) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(try cache.mode(cache.path + suffix) == 0o600) }
    #expect(cache.problems.value.isEmpty)
    withExtendedLifetime(database) {}
  }

  @Test("What one session kept is there for the next")
  func persistent() async throws {
    try await cache.fill(3)
    let database = cache.database
    _ = try await Shelf(database).title(.id(.numbered(7_000_002)), .here)
    #expect(await database.status().titles == 3)
  }

  @Test("An empty file is a new one")
  func empty() async throws {
    try cache.write("", to: "cache/cache.sqlite", mode: 0o644)
    try await cache.expectsNewFile()
    #expect(cache.problems.value.isEmpty)
    #expect(try cache.mode(cache.path) == 0o600)
  }

  @Test("A newer version's file is left alone; answers are kept in memory")
  func newer() async throws {
    try await cache.fill()
    try await cache.change("INSERT INTO grdb_migrations VALUES ('from the future')")
    let before = try Data(contentsOf: URL(filePath: cache.path))

    try await cache.expectsMemory()

    #expect(cache.problems.value == [cache.failure(.newer)])
    #expect(try Data(contentsOf: URL(filePath: cache.path)) == before)
  }

  @Test("A directory in the file's place is left alone; answers are kept in memory")
  func directory() async throws {
    try FileManager.default.createDirectory(atPath: cache.path, withIntermediateDirectories: true)
    try await cache.expectsMemory()
    #expect(cache.problems.value == [cache.failure(.unreadable(reason: "it is a directory"))])
  }

  @Test("A folder that cannot be written leaves answers in memory")
  func unwritableFolder() async throws {
    try cache.write("in the way", to: "cache")
    try await cache.expectsMemory()
    #expect(cache.problems.value == [cache.failure(.unwritable(reason: "Not a directory"))])
  }

  @Test("Without shared memory there is a rollback journal", .enabled(if: Self.takesParameters))
  func withoutSharedMemory() async throws {
    let shelf = Shelf(cache.database("?vfs=unix-none"))
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    #expect(try await shelf.title(.id(.lamp), .here).value == .lamp)
    let mode = try await DatabaseQueue(path: cache.path).read {
      try String.fetchOne($0, sql: "PRAGMA journal_mode")
    }
    #expect(mode == "delete")
    #expect(!FileManager.default.fileExists(atPath: cache.path + "-wal"))
    #expect(cache.problems.value.isEmpty)
  }

  @Test(
    "A file with a write-ahead log is read without shared memory",
    .enabled(if: Self.takesParameters))
  func fromSharedMemory() async throws {
    try await cache.fill()
    let shelf = Shelf(cache.database("?vfs=unix-none"))
    _ = try await shelf.title(.id(.numbered(7_000_000)), .here)
    #expect(cache.problems.value.isEmpty)
  }

  @Test(
    "Without shared memory, sessions take turns", .enabled(if: Self.takesParameters))
  func takingTurns() async throws {
    let budgets = (0..<2).map { _ in
      Budget(BudgetKey("key"), database: cache.database("?vfs=unix-dotfile"))
    }
    for _ in 0..<20 {
      for budget in budgets { _ = await budget.take() }
    }
    for budget in budgets { #expect(await budget.status().used == 40) }
    #expect(cache.problems.value.isEmpty)
  }

  @Test("A session whose tables a newer version changes goes on in memory, and leaves them alone")
  func overtaken() async throws {
    let shelf = Shelf(cache.database)
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    try await cache.change(
      "DROP TABLE answer; INSERT INTO grdb_migrations VALUES ('from the future')")

    await #expect(throws: CatalogueError.notHere) { try await shelf.title(.id(.lamp), .here) }

    #expect(cache.problems.value == [cache.failure(.newer)])
    #expect(!FileManager.default.fileExists(atPath: cache.path + ".damaged"))
  }

  @Test("What is forgotten leaves the file, except for the requests of the day")
  func clear() async throws {
    try await cache.fill(100)
    let database = cache.database
    let budget = Budget(BudgetKey("key"), database: database)
    _ = await budget.take()
    let before = await database.status()

    await database.clear()

    let after = await database.status()
    #expect(after.titles == 0)
    #expect(after.oldest == nil)
    #expect(after.bytes < before.bytes / 2)
    #expect(await budget.status().used == 1)
  }

  /// Whether the system's SQLite takes parameters in a file's address.
  static var takesParameters: Bool {
    let options = try? DatabaseQueue().read {
      try String.fetchSet($0, sql: "PRAGMA compile_options")
    }
    return options?.contains("USE_URI") ?? false
  }
}
