import Foundation
import Storage
import TestSupport
import Testing
import Titles

@Suite("The size of the cache", .timeLimit(.minutes(5)))
struct CacheSizeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Above its limit, what was not used for longest goes first")
  func leastRecentlyUsed() async throws {
    let database = CacheDatabase(folder: folder.path, limit: 1_000_000)
    let shelf = Shelf(database)
    for number in 0..<700 {
      let detail = TitleDetail.lamp.with {
        $0.id = .numbered(7_000_000 + number)
        $0.plot = String(repeating: "\(number) ", count: 500)
      }
      shelf.base.answers(with: detail)
      _ = try await shelf.title(.id(detail.id))
      shelf.time.pass(.seconds(3_600))
      // The first one is used again and again.
      _ = try await shelf.title(.id(.numbered(7_000_000)), .here)
    }
    try await waitUntil("the cache to be small") { await database.status().bytes <= 1_000_000 }
    let status = await database.status()
    #expect(status.titles < 700)
    #expect(status.titles > 50)
    #expect(status.searchable <= status.titles + 100)
    #expect(status.searchable > 50)
    await #expect(throws: CatalogueError.notHere) {
      try await shelf.title(.id(.numbered(7_000_001)), .here)
    }
    _ = try await shelf.title(.id(.numbered(7_000_699)), .here)
    _ = try await shelf.title(.id(.numbered(7_000_000)), .here)
    let size = try FileManager.default.attributesOfItem(atPath: folder.path + "/cache.sqlite")
    #expect(try #require(size[.size] as? Int) < 1_600_000)
  }

  @Test("Reading does not write, except for the time of use once an hour")
  func readingDoesNotWrite() async throws {
    let database = CacheDatabase(folder: folder.path)
    let shelf = Shelf(database)
    shelf.base.answers(with: .lamp)
    _ = try await shelf.title()
    let log = folder.path + "/cache.sqlite-wal"
    let before = try Data(contentsOf: URL(filePath: log))
    for _ in 0..<10 {
      shelf.time.pass(.seconds(300))
      _ = try await shelf.title(.id(.lamp), .here)
    }
    #expect(try Data(contentsOf: URL(filePath: log)) == before)

    shelf.time.pass(.seconds(3_600))
    _ = try await shelf.title(.id(.lamp), .here)
    // Whatever is written in the background is written before this.
    _ = try await shelf.title(.id(.lamp), .afresh)
    #expect(try Data(contentsOf: URL(filePath: log)) != before)
  }

  @Test("The status counts what there is")
  func status() async throws {
    let database = CacheDatabase()
    let shelf = Shelf(database)
    shelf.base.answers(with: .lamp)
    shelf.base.answers(with: .lamps)
    shelf.base.answers(with: Season(title: "Lamps", number: 1, totalSeasons: 1, episodes: []))
    let start = shelf.time.now
    for number in 1...3 { _ = try await shelf.page("lamp", number) }
    shelf.time.pass(.seconds(60))
    for plot in PlotLength.allCases { _ = try await shelf.title(plot: plot) }
    _ = try await shelf.title(.name(TitleQuery("the lamp")))
    _ = try await shelf.season()
    shelf.base.fails(with: .notFound)
    _ = try? await shelf.page("nothing")

    let status = await database.status()

    #expect(status.pages == 3)
    #expect(status.titles == 1)
    #expect(status.seasons == 1)
    #expect(status.oldest == start)
    #expect(status.bytes > 0)
  }
}
