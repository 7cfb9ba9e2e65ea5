import Testing

@testable import OMDBStandIn

@Suite("What the bundled catalogue knows of seasons", .timeLimit(.minutes(5)))
struct SeasonFactTests {
  private let catalogue = StandInCatalogue.bundled
  private let rows = CatalogueRow.rows(
    of: CatalogueTables.seasonRatings, columns: CatalogueTables.seasonRatingColumns)

  @Test("Every row of ratings has all columns, and none is empty")
  func columns() {
    for line in CatalogueTables.seasonRatings.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect(fields.count == CatalogueTables.seasonRatingColumns.count, "\(line)")
      #expect(fields.allSatisfy(isTidy), "\(line)")
    }
  }

  @Test("A season of ratings begins with episode 0 or 1, and stands once, in order")
  func ratingRows() {
    #expect(rows.allSatisfy { ["0", "1"].contains($0["first"]) })
    for (id, rows) in Dictionary(grouping: rows, by: { $0["seriesID"] }) {
      #expect(rows.map { $0["season"] } == (1...rows.count).map(String.init), "\(id)")
    }
  }

  @Test("A series has its episodes in one table only")
  func tables() {
    let listed = Set(CatalogueRow.episodes.map { $0["seriesID"] })
    #expect(listed.isDisjoint(with: rows.map { $0["seriesID"] }))
  }

  @Test("Episodes are of series, which count all seasons that have some")
  func seasonCounts() throws {
    let seasons = CatalogueRow.episodes + rows
    for (id, seasons) in Dictionary(grouping: seasons, by: { $0["seriesID"] }) {
      let series = try #require(catalogue.title(id: id), "\(id)")
      #expect(series[.type] == "series", "\(id)")
      let total = try #require(Int(series[.totalSeasons]), "\(id)")
      let numbers = try seasons.map { try #require(Int($0["season"])) }
      #expect(numbers.allSatisfy { (1...total).contains($0) }, "\(id)")
    }
  }

  @Test("An episode has its number for itself, and a rating from 1 to 10 or none")
  func episodes() {
    for seasons in seasonsBySeries.values {
      for episodes in seasons {
        #expect(Set(episodes.map(\.episode)).count == episodes.count, "\(episodes[0])")
        for episode in episodes {
          let rating = episode.imdbRating
          #expect(
            rating == CatalogueEntry.unknown
              || Double(rating).map { (1...10).contains($0) } == true, "\(episode)")
        }
      }
    }
  }

  @Test("An episode of which only the rating is known has a generic title, no date and no id")
  func ratingsOnly() throws {
    let episode = try #require(catalogue.episodes(ofSeries: "tt0096697", season: "33").last)
    #expect(
      episode
        == EpisodeEntry(
          seriesID: "tt0096697", season: "33", episode: "22", title: "Episode #33.22",
          released: "N/A", imdbRating: "5.6", imdbID: "N/A"))
  }

  @Test("A pilot that was never aired is episode 0")
  func unairedPilot() {
    let episodes = catalogue.episodes(ofSeries: "tt1475582", season: "1")
    #expect(episodes.map(\.episode) == ["0", "1", "2", "3"])
  }

  @Test("26 series have episodes, and all seasons of them, except for one")
  func extent() {
    #expect(seasonsBySeries.count == 26)
    let incomplete = seasonsBySeries.filter { id, seasons in
      catalogue.title(id: id)?[.totalSeasons] != String(seasons.count)
    }
    #expect(incomplete.map(\.key) == ["tt0491738"])
    #expect(seasonsBySeries.values.joined().joined().count == 2_818)
  }

  /// The seasons that have episodes, by the ids of their series.
  private var seasonsBySeries: [String: [[EpisodeEntry]]] {
    let ids = Set((CatalogueRow.episodes + rows).map { $0["seriesID"] })
    return Dictionary(uniqueKeysWithValues: ids.map { ($0, seasons(ofSeries: $0)) })
  }

  private func seasons(ofSeries id: String) -> [[EpisodeEntry]] {
    let total = catalogue.title(id: id).flatMap { Int($0[.totalSeasons]) } ?? 0
    return (0...total).map { catalogue.episodes(ofSeries: id, season: String($0)) }
      .filter { !$0.isEmpty }
  }
}
