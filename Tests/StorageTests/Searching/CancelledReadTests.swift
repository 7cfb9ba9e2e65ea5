import GRDB
import Testing
import Titles

@testable import Storage

@Suite("A search of what is kept that nobody waits for any more", .timeLimit(.minutes(5)))
struct CancelledReadTests {
  private let database = CacheDatabase(inMemoryLimit: 1_000_000)

  /// Never comes to an end by itself.
  @Sendable
  private static func endless(_ database: Database) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        WITH RECURSIVE number (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number)
        SELECT count(*) FROM number
        """) ?? 0
  }

  @Test("It ends in the middle of its question, and the next one is answered")
  func overtaken() async {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let search = Task { [database] in
      await database.readUntilCancelled { database in
        begin.yield()
        return try Self.endless(database)
      }
    }
    for await _ in begun { break }
    search.cancel()
    #expect(await search.value == nil)
    #expect(await database.readUntilCancelled { try Int.fetchOne($0, sql: "SELECT 7") ?? 0 } == 7)
  }

  @Test("A question to the library ends in the middle, too")
  func library() async throws {
    let library = LibraryDatabase(nil)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let reading = Task {
      try await library.readAtOnce { database in
        begin.yield()
        return try Self.endless(database)
      }
    }
    for await _ in begun { break }
    reading.cancel()
    await #expect(throws: LibraryError.cancelled) { try await reading.value }
    #expect(try await library.read { try Int.fetchOne($0, sql: "SELECT 7") ?? 0 } == 7)
  }

  @Test("A question to IMDb's data ends in the middle, too, and the next one is answered")
  func imdb() async throws {
    let shelf = try IMDbShelf()
    try shelf.write([])
    let database = IMDbDatabase(folder: shelf.folderPath) { _ in }
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let reading = Task {
      try await database.read { database, _ in
        begin.yield()
        return try Self.endless(database)
      }
    }
    for await _ in begun { break }
    reading.cancel()
    await #expect(throws: (any Error).self) { try await reading.value }
    let next = try await database.read { database, _ in
      try Int.fetchOne(database, sql: "SELECT 7") ?? 0
    }
    #expect(next == 7)
  }

  @Test("What is read for its own sake is read to its end, and a change is written")
  func uncancelled() async throws {
    let library = LibraryDatabase(nil)
    let task = Task { [database] in
      withUnsafeCurrentTask { $0?.cancel() }
      let count = try await library.write { try Int.fetchOne($0, sql: "SELECT 7") ?? 0 }
      return [count, await database.read { _ in 7 }]
    }
    #expect(try await task.value == [7, 7])
  }

  @Test("It is not begun if it is overtaken before")
  func early() async {
    let search = Task { [database] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await database.readUntilCancelled { _ in 7 }
    }
    #expect(await search.value == nil)
    #expect(await database.read { try Int.fetchOne($0, sql: "SELECT 7") ?? 0 } == 7)
  }
}
