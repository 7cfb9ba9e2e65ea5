import Testing

@testable import OMDBStandIn

@Suite("The tables of episodes", .timeLimit(.minutes(5)))
struct CatalogueEpisodeTests {
  let episodes = CatalogueRow.episodes
  let series = CatalogueRow.titles.filter { $0["Type"] == "series" }

  @Test("Every row has all columns, and none is empty")
  func columns() {
    for table in CatalogueTables.episodes {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        #expect(fields.count == CatalogueTables.episodeColumns.count, "\(line)")
        #expect(fields.allSatisfy(isTidy), "\(line)")
      }
    }
  }

  @Test("A table holds one series of the catalogue, in order and without a hole in a season")
  func order() throws {
    for table in CatalogueTables.episodes {
      let rows = CatalogueRow.rows(of: table, columns: CatalogueTables.episodeColumns)
      let first = try #require(rows.first)
      #expect(rows.allSatisfy { $0["seriesID"] == first["seriesID"] })
      #expect(series.contains { $0["imdbID"] == first["seriesID"] }, "\(first["seriesID"])")

      let seasons = try rows.map { try #require(Int($0["season"])) }
      #expect(seasons == seasons.sorted(), "\(first["seriesID"])")
      for (season, rows) in Dictionary(grouping: rows, by: { $0["season"] }) {
        let episodes: [String] = rows.map { $0["episode"] }
        let expected: [String] = (1...rows.count).map(String.init)
        #expect(episodes == expected, "\(first["seriesID"]), season \(season)")
      }
    }
  }

  @Test("Ids, dates and ratings are well formed, and ids are unique")
  func formats() throws {
    for row in episodes {
      #expect(row.matches("imdbID", /tt\d{7,8}/), "\(row["imdbID"])")
      #expect(row.matches("imdbRating", /\d\.\d|10\.0/), "\(row["imdbRating"])")
      #expect(row.matches("released", /\d{4}-\d{2}-\d{2}/), "\(row["released"])")
    }
    let ids = episodes.map { $0["imdbID"] }.filter { $0 != "N/A" }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isDisjoint(with: CatalogueRow.titles.map { $0["imdbID"] }))
  }

  @Test("Episodes were shown in their order")
  func dates() {
    for (_, rows) in Dictionary(grouping: episodes, by: { $0["seriesID"] }) {
      let dates = rows.map { $0["released"] }.filter { $0 != "N/A" }
      #expect(dates == dates.sorted(), "\(rows[0]["seriesID"])")
    }
  }

  @Test("Every episode has its name and its day")
  func namesAndDays() {
    for row in episodes {
      #expect(
        row.knows("title") && row.knows("released"),
        "\(row["seriesID"]), season \(row["season"]), episode \(row["episode"])")
    }
  }

  @Test(
    "Some series are complete",
    arguments: [
      ("tt0944947", 8, 73), ("tt0185906", 1, 10), ("tt0407362", 4, 74), ("tt0903747", 5, 62),
      ("tt0386676", 9, 188),
    ])
  func completeSeries(id: String, seasons: Int, count: Int) {
    let rows = episodes.filter { $0["seriesID"] == id }
    #expect(rows.count == count)
    #expect(Set(rows.map { $0["season"] }).count == seasons)
  }

  @Test("Some series have all their ids, too", arguments: ["tt0944947", "tt0185906", "tt0407362"])
  func ids(id: String) {
    #expect(episodes.allSatisfy { $0["seriesID"] != id || $0.knows("imdbID") })
  }

  @Test("At least one series has nine or more seasons")
  func longSeries() {
    #expect(episodes.contains { (Int($0["season"]) ?? 0) >= 9 })
  }
}
