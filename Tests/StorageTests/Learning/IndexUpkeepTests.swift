import Foundation
import GRDB
import Search
import Storage
import TestSupport
import Testing
import Titles

@Suite("The upkeep of the index", .timeLimit(.minutes(5)))
struct IndexUpkeepTests {
  let cache: CacheFolder

  init() throws {
    cache = try CacheFolder()
  }

  /// Makes a file as the first version did.
  private func makeFirstVersion() async throws {
    try await cache.change(
      """
      DROP TABLE word_count; DROP TABLE word_trigrams; DROP TABLE word; DROP TABLE name_words;
      DROP TABLE title_words; DROP TABLE unlearned;
      DROP TABLE title_fact; DROP TABLE title; DROP TABLE scope;
      DELETE FROM grdb_migrations WHERE identifier <> '1';
      """)
  }

  @Test("What was kept before there was an index is learned in the background")
  func migration() async throws {
    let shelf = Shelf(cache.database)
    let details = (0..<100).map { number in
      TitleDetail.lamp.with {
        $0.id = .numbered(7_000_000 + number)
        $0.votes = 1_000 * (100 - number)
      }
    }
    let row = TitleSummary(id: .lamp, title: "Lamp in a list")
    let page = TitlePage(
      [row], total: 1, size: 10, last: 1, query: TitleQuery("x"), details: details)
    shelf.base.answers(with: page)
    _ = try await shelf.page()
    shelf.time.pass(.seconds(60))
    shelf.base.answers(with: details[7].with { $0.title = "The Newer Lamp" })
    shelf.base.answers(with: Season(title: "Lamps", number: 1, totalSeasons: 1, episodes: []))
    _ = try await shelf.title(.id(details[7].id), .afresh, plot: .short)
    _ = try await shelf.season()
    shelf.base.fails(with: .notFound)
    _ = try? await shelf.title(.id(.numbered(8_000_000)))
    try await makeFirstVersion()

    let learned = IndexedShelf(cache.database)
    await learned.database.open()
    try await waitUntil("the titles to be learned") { try await learned.index.extent.count == 101 }

    #expect(try await learned.found("newer") == [details[7].id])
    #expect(try await learned.found("lamp in a list") == [.lamp])
    #expect(try await learned.hits(.words(["lamp"])).titles.first == details[0])
    try await cache.expectsSoundIndex(titles: 101, after: learned.database)
    #expect(cache.problems.value.isEmpty)
  }

  /// Makes a file as the second version did, whose names had these words in the index.
  private func makeSecondVersion(named words: String) async throws {
    try await cache.change(
      """
      INSERT INTO title_words (title_words) VALUES ('delete-all');
      INSERT INTO name_words (name_words) VALUES ('delete-all');
      INSERT INTO title_words (rowid, title) SELECT place, '\(words)' FROM title;
      INSERT INTO name_words (rowid, title) SELECT place, '\(words)' FROM title;
      DELETE FROM grdb_migrations WHERE identifier = '3';
      """)
  }

  @Test("Names that the second version folded in another way are learned anew, and nothing is lost")
  func secondVersion() async throws {
    let portrait = TitleDetail.lamp.with { $0.title = "Portrait d'une jeune fille" }
    let earlier = IndexedShelf(cache.database)
    try await earlier.learn([portrait])
    let budget = Budget(BudgetKey("key"), database: earlier.database)
    _ = await budget.take()
    await earlier.database.close()
    try await makeSecondVersion(named: "foldedotherwise")

    let learned = IndexedShelf(cache.database)
    await learned.database.open()
    try await waitUntil("the title to be learned") {
      try await learned.found("portrait d une") == [portrait.id]
    }
    #expect(try await learned.found("foldedotherwise") == [])
    #expect(try await learned.hits(.words(["portrait"])).titles == [portrait])
    #expect(try await learned.shelf.title(.id(portrait.id), .here).value == portrait)
    #expect(await Budget(BudgetKey("key"), database: learned.database).status().used == 1)
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
    #expect(cache.problems.value.isEmpty)
  }

  @Test("The sixth version's file keeps its titles and gets room for their forms")
  func sixthVersion() async throws {
    try await cache.fill(3)
    try await cache.change(
      "ALTER TABLE title DROP COLUMN form; DELETE FROM grdb_migrations WHERE identifier = '7'")

    let learned = IndexedShelf(cache.database)
    #expect(try await learned.index.extent.count == 3)
    let short = TitleDetail.lamp.with { $0.form = .short }
    try await learned.learn([short])
    #expect(try await learned.hits(.form(.short)).titles == [short])
    try await cache.expectsSoundIndex(titles: 4, after: learned.database)
    #expect(cache.problems.value.isEmpty)
  }

  @Test("Learning in the background goes on in the next session, and newer facts stay")
  func interrupted() async throws {
    try await cache.fill(300)
    try await makeFirstVersion()
    let first = IndexedShelf(cache.database)
    let lantern = TitleDetail.lamp.with {
      $0.id = .numbered(7_000_000)
      $0.title = "The Lantern"
    }
    first.shelf.time.pass(.days(1))
    try await first.learn([lantern])
    await first.database.close()

    let second = IndexedShelf(cache.database)
    await second.database.open()
    try await waitUntil("the titles to be learned") { try await second.index.extent.count == 300 }
    #expect(try await second.found("lantern") == [lantern.id])
    try await cache.expectsSoundIndex(titles: 300, after: second.database)
  }

  @Test("Titles that were not seen for longest leave with the answers; those that were used stay")
  func trimming() async throws {
    let database = CacheDatabase(folder: cache.folderPath, limit: 1_000_000)
    let learned = IndexedShelf(database)
    for number in 0..<500 {
      try await learned.learn([
        .lamp.with {
          $0.id = .numbered(7_000_000 + number)
          $0.title = "Lamp \(number)"
          $0.plot = String(repeating: "\(number) ", count: 200)
        }
      ])
      learned.shelf.time.pass(.seconds(3_600))
      _ = try await learned.shelf.title(.id(.numbered(7_000_000)), .here)
    }
    try await waitUntil("the cache to be small") { await database.status().bytes <= 1_000_000 }
    let status = await database.status()
    #expect((50..<450).contains(status.searchable))
    #expect(try await learned.found("lamp 1").first != .numbered(7_000_001))
    #expect(try await learned.found("lamp 499") == [.numbered(7_000_499)])
    #expect(try await learned.found("lamp 0") == [.numbered(7_000_000)])
    #expect((50..<450).contains(try await cache.soundIndex(after: database) ?? 0))
  }

  @Test("What is forgotten leaves the index, and is learned anew")
  func clear() async throws {
    try await cache.fill(100)
    let learned = IndexedShelf(cache.database)
    #expect(await learned.database.status().searchable == 100)

    await learned.database.clear()

    #expect(await learned.database.status().searchable == 0)
    #expect(try await learned.hits(.words(["lamp"])) == LocalHits())
    try await learned.learn([.lamp])
    #expect(try await learned.found("lamp") == [.lamp])
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
  }

  @Test(
    "A damaged index is made anew from the answers, which are all there",
    arguments: [
      "UPDATE title_words_data SET block = x'a5a5a5a5a5a5a5a5a5a5' WHERE id > 10",
      "UPDATE title_words_data SET block = zeroblob(20)", "DELETE FROM title_words_data",
      "UPDATE name_words_data SET block = x'a5a5a5a5a5a5a5a5a5a5' WHERE id > 10",
      "DROP TABLE title", "DROP TABLE title_words; DROP TABLE name_words",
      "DROP TABLE word_count; DROP TABLE word; DROP TABLE unlearned; DROP TABLE scope; DROP TABLE title_fact",
    ])
  func damaged(statements: String) async throws {
    try await cache.fill(100)
    try await cache.change(statements)
    let learned = IndexedShelf(cache.database)

    for ranking in [nil, "lamp"] { _ = try await learned.hits(.words(["lamp"]), ranking: ranking) }
    try await learned.learn([.lamp])
    for ranking in [nil, "lamp"] {
      try await waitUntil("the titles to be learned") {
        try await learned.hits(.words(["lamp"]), ranking: ranking, in: 0..<200).titles.count == 101
      }
    }

    #expect(await learned.database.status().titles == 101)
    #expect(cache.problems.value.isEmpty)
    try await cache.expectsSoundIndex(titles: 101, after: learned.database)
  }

  @Test("Genres that the seventh version knew by other names are learned anew")
  func seventhVersion() async throws {
    let comedy = TitleDetail.lamp.with { $0.genres = ["Comedy"] }
    let earlier = IndexedShelf(cache.database)
    try await earlier.learn([comedy])
    await earlier.database.close()
    try await cache.change(
      """
      UPDATE answer SET json = replace(json, 'Comedy', 'Commedia');
      UPDATE title_fact SET genres = 'Commedia';
      INSERT INTO title_words (title_words) VALUES ('delete-all');
      INSERT INTO title_words (rowid, genre) SELECT place, 'commedia' FROM title;
      DELETE FROM grdb_migrations WHERE identifier IN ('8', '9');
      """)

    let learned = IndexedShelf(cache.database)
    await learned.database.open()
    let genre = TitleCondition.text(.genre, .phrase("Comedy"))
    try await waitUntil("the title to be learned") {
      try await learned.hits(genre).titles == [comedy]
    }
    try await cache.expectsSoundIndex(titles: 1, after: learned.database)
    #expect(cache.problems.value.isEmpty)
  }

  @Test("Text that no sanitiser has seen comes out harmless")
  func harmfulText() async throws {
    try await cache.fill()
    try await cache.change(
      "UPDATE title_fact SET title = 'a\u{1B}[2Jb\nc', plot = 'x\u{202E}y', genres = 'a\tb'")
    let learned = IndexedShelf(cache.database)
    let detail = try await learned.index.details(of: [.numbered(7_000_000)]).values.first
    #expect(detail?.title == "ab c")
    #expect(detail?.plot == "xy")
    #expect(detail?.genres == ["a b"])
    #expect(try await learned.hits(nil).titles == [detail])
  }
}
