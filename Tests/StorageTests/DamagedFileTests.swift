import Foundation
import GRDB
import Storage
import TestSupport
import Testing
import Titles

@Suite("A damaged file", .timeLimit(.minutes(5)))
struct DamagedFileTests {
  let cache: CacheFolder

  init() throws {
    cache = try CacheFolder()
  }

  @Test(
    "A file that is no database is kept under another name, and a new one begun",
    arguments: [
      "Not a database at all", String(repeating: "x", count: 10_000), "SQLite format 3\0",
    ])
  func noDatabase(text: String) async throws {
    try cache.write(text)
    try await cache.expectsNewFile()
    #expect(cache.problems.value == [cache.damaged])
    #expect(try String(contentsOfFile: cache.path + ".damaged", encoding: .utf8) == text)
  }

  @Test("A page that turns out to be damaged while reading costs the file, not the session")
  func damagedPage() async throws {
    try await cache.fill(200)
    try damagePages()

    let shelf = Shelf(cache.database)
    shelf.base.answers(with: .lamp)
    for number in 0..<200 {
      _ = try? await shelf.title(.id(.numbered(7_000_000 + number)), .here)
    }

    #expect(cache.problems.value == [cache.damaged])
    try await cache.expectsNewFile()
    #expect(cache.problems.value.count == 1)
  }

  @Test("Of two sessions that meet the same damage, one replaces the file")
  func damageMetTwice() async throws {
    try await cache.fill(200)
    let sessions = [Shelf(cache.database), Shelf(cache.database)]
    for shelf in sessions { _ = try await shelf.title(.id(.numbered(7_000_000)), .here) }
    try damagePages()
    for shelf in sessions {
      shelf.base.answers(with: .lamp)
      for number in 0..<200 {
        _ = try? await shelf.title(.id(.numbered(7_000_000 + number)), .here)
      }
      _ = try await shelf.title()
    }
    for shelf in sessions { _ = try await shelf.title(.id(.lamp), .here) }
    #expect(cache.problems.value.count == 1)
  }

  @Test("A file without the tables that it should have counts as damaged")
  func withoutTables() async throws {
    try await cache.fill()
    try await cache.change("DROP TABLE answer")
    try await cache.expectsNewFile()
    #expect(cache.problems.value == [cache.damaged])
  }

  @Test("Values of another type are not answers")
  func otherTypes() async throws {
    try await cache.fill()
    try await cache.change(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, ' STRICT', '');
      PRAGMA writable_schema = RESET;
      """)
    try await cache.change("UPDATE answer SET json = x'00ff', stored = 'soon', used = 'often'")
    let shelf = Shelf(cache.database)
    await #expect(throws: CatalogueError.notHere) {
      try await shelf.title(.id(.numbered(7_000_000)), .here)
    }
  }

  @Test("Impossible times make an answer stale", arguments: [Int64.min, .max, -1])
  func impossibleTimes(time: Int64) async throws {
    try await cache.fill()
    try await cache.change("UPDATE answer SET stored = \(time), used = \(time)")
    let answer = try await Shelf(cache.database).title(.id(.numbered(7_000_000)), .here)
    #expect(answer.quality == .stale)
  }

  @Test("Text that no sanitiser has seen is no answer", arguments: ["\\u001b[2J", "\u{202E}"])
  func harmfulText(text: String) async throws {
    try await cache.fill()
    try await cache.change("UPDATE answer SET json = replace(json, 'The Lamp', '\(text)')")
    let shelf = Shelf(cache.database)
    await #expect(throws: CatalogueError.notHere) {
      try await shelf.title(.id(.numbered(7_000_000)), .here)
    }
  }

  /// Overwrites every page but the first ones, as a failing disk might.
  private func damagePages() throws {
    let handle = try #require(FileHandle(forUpdatingAtPath: cache.path))
    let size = try handle.seekToEnd()
    for offset in stride(from: UInt64(10 * 4_096), to: size, by: 4_096) {
      try handle.seek(toOffset: offset)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: 512))
    }
    try handle.close()
  }
}
