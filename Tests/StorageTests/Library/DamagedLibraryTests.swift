import Foundation
import GRDB
import Storage
import Testing
import Titles

@Suite("A damaged library", .timeLimit(.minutes(5)))
struct DamagedLibraryTests {
  let folder: LibraryFolder

  init() throws {
    folder = try LibraryFolder()
  }

  private var damaged: LibraryError { folder.error(.damaged) }

  @Test(
    "A file that is no database stays as it is",
    arguments: [
      "Not a database at all", String(repeating: "x", count: 10_000), "SQLite format 3\0",
    ])
  func noDatabase(text: String) async throws {
    try folder.write(text)
    let store = folder.store
    await #expect(throws: damaged) { try await store.marks() }
    await #expect(throws: damaged) { try await store.apply(.watchlist(isOn: true), to: 1) }
    #expect(try folder.contents == Data(text.utf8))
    #expect(try folder.names == ["library.sqlite"])
  }

  @Test("Another program's database stays as it is")
  func foreign() async throws {
    try folder.write("")
    try await folder.change("CREATE TABLE bookmark (url TEXT)")
    let before = try folder.contents
    await #expect(throws: damaged) {
      try await folder.store.apply(.watchlist(isOn: true), to: 1)
    }
    #expect(try folder.contents == before)
  }

  @Test("An empty file is a new library, unless there are copies of one")
  func emptied() async throws {
    try folder.write("")
    let store = folder.store
    _ = try await store.add([LibraryEntry(.numbered(1), rating: 8)], from: "ratings.csv")
    store.close()
    #expect(store.copies.count == 1)

    try folder.write("")
    await #expect(throws: damaged) { try await folder.store.marks() }
    await #expect(throws: damaged) { try await folder.store.apply(.removal, to: 1) }
    #expect(try folder.contents.isEmpty)
  }

  @Test("What can be read of a damaged file is read, and nothing is written")
  func damagedPages() async throws {
    let store = folder.store
    let details = (0..<200).map { number in
      TitleDetail.numbered(number).with { $0.plot = String(repeating: "\(number) ", count: 200) }
    }
    _ = try await store.apply(LibraryEdit(.rating(8, on: .day(1)), to: details))
    store.close()
    try folder.damageTexts(of: 50..<60)
    let before = try folder.contents

    let next = folder.store
    #expect(try await next.marks().count == 200)
    let entries = try await next.entries(in: .rated)
    #expect((150..<200).contains(entries.count))
    #expect(entries.allSatisfy { $0.rating == 8 })
    #expect(try await next.lists().map(\.count) == [0, 0, 200, 200])
    await #expect(throws: damaged) { try await next.check() }
    await #expect(throws: damaged) { try await next.apply(.rating(9, on: nil), to: 1) }
    await #expect(throws: damaged) { try await next.undo() }
    next.close()
    #expect(try folder.contents == before)
  }

  @Test("Of the names that wait in a damaged file, those that can be read are")
  func damagedNames() async throws {
    let store = folder.store
    let names = (0..<200).map { number in
      var name = OpenName(
        ImportedName(title: "Film \(number)"), file: "a.csv", place: "a.csv:\(number)")
      name.note = String(repeating: "\(number) ", count: 200)
      return name
    }
    _ = try await store.add(LibraryContents(openNames: names), from: "a.csv")
    store.close()
    try folder.damageTexts(of: 50..<60)

    let next = folder.store
    let read = try await next.openNames()
    #expect((150..<200).contains(read.count))
    await #expect(throws: damaged) {
      try await next.settle([NameDecision(read[0].number, means: nil)])
    }
    #expect(try await next.contents().openNames.count == read.count)
  }

  @Test("A file without the tables that it should have counts as damaged, and stays as it is")
  func withoutTables() async throws {
    try await folder.fill()
    try await folder.change("DROP TABLE entry")
    let before = try folder.contents
    await #expect(throws: damaged) { try await folder.store.marks() }
    #expect(try folder.contents == before)
    await #expect(throws: damaged) { try await folder.store.apply(.removal, to: 0) }
    #expect(try folder.contents == before)
  }

  @Test("Values of another type do no harm")
  func otherTypes() async throws {
    let store = folder.store
    try await store.apply(.list("Noir", isIn: true), to: 1, 2)
    try await store.apply(.seen(Viewing(day: .day(1))), to: 1, 2)
    store.close()
    try await folder.change(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, ' STRICT', '') WHERE type = 'table';
      PRAGMA writable_schema = RESET;
      """)
    try await folder.change(
      """
      UPDATE entry SET watchlisted = 'soon', rating_day = x'00ff', note = x'00ff';
      UPDATE listed SET rank = 'first' || title; UPDATE viewing SET day = 'yesterday';
      UPDATE title SET minutes = 'many', title = x'00ff' WHERE id LIKE '%1'
      """)
    let next = folder.store
    #expect(try await next.entry(1)?.viewings == [Viewing(day: nil)])
    #expect(try await next.marks().count == 2)
    _ = try? await next.apply(.place(0, inList: "Noir"), to: 2)
    _ = try? await next.apply(.list("Noir", isIn: true), to: 3)
  }

  @Test("A rank without space around it does no harm", arguments: [Int64.min, .max])
  func impossibleRanks(rank: Int64) async throws {
    let store = folder.store
    try await store.apply(.list("Noir", isIn: true), to: 1, 2)
    try await folder.change("UPDATE listed SET rank = \(rank) WHERE title LIKE '%1'")
    try await store.apply(.list("Noir", isIn: true), to: 3)
    try await store.apply(.place(1, inList: "Noir"), to: 3)
    #expect(try await store.titles(in: .named("Noir")).count == 3)
  }
}

extension LibraryFolder {
  /// Overwrites some of the pages with the plots of films or notes, as a failing disk might.
  fileprivate func damageTexts(of numbers: Range<Int>) throws {
    let size = 4_096
    let contents = try contents
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    for offset in stride(from: 0, to: contents.count, by: size) {
      let page = contents[offset..<min(offset + size, contents.count)]
      let isHit = numbers.contains { page.range(of: Data(" \($0) \($0) \($0) ".utf8)) != nil }
      guard isHit else { continue }
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: Data(repeating: 0xA5, count: 512))
    }
    try handle.close()
  }
}
