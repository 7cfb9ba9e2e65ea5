import OMDB
import Testing
import Titles

@testable import OMDBStandIn

@Suite("A made-up series", .timeLimit(.minutes(5)))
struct GeneratedSeriesTests {
  private let largest = StandInCatalogue(titles: []).adding(generatedSeries: .largest)

  @Test("It is found by the word “generated”, before the made-up films, and by its id")
  func found() {
    let standIn = StandIn(
      catalogue: Samples.catalogue.adding(generated: 3).adding(generatedSeries: .largest))
    let search = Samples.body("s=generated", of: standIn)
    #expect(search.hasPrefix(#"{"Search":[{"Title":"Generated Series 60x400","#))
    #expect(search.contains(#""totalResults":"4""#))
    let series = Samples.body("i=tt92000000", of: standIn)
    #expect(ReplyShape.series.differences(from: series) == [])
    #expect(series.contains(#""Year":"1961–2020""#))
    #expect(series.contains(#""totalSeasons":"60""#))
  }

  @Test("It has its seasons, and no others")
  func seasons() {
    #expect((1...60).allSatisfy { !season($0).isEmpty })
    #expect([0, -1, 61].allSatisfy { season($0).isEmpty })
    #expect(largest.episodes(ofSeries: "tt7000003", season: "1").isEmpty)
  }

  @Test("A season begins with episode 1 and lacks a few of the others")
  func gaps() throws {
    let seasons = (1...60).map(season)
    for season in seasons {
      let numbers = try season.map { try #require(Int($0.episode)) }
      #expect(numbers.first == 1)
      #expect(numbers.allSatisfy { (1...400).contains($0) })
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    }
    let missing = 60 * 400 - seasons.joined().count
    #expect((240...480).contains(missing), "between one and two of a hundred")
  }

  @Test("Ratings are from 5 to 10, a few are unknown, and they change little except for outliers")
  func ratings() {
    let episodes = (1...60).flatMap(season)
    let ratings = episodes.compactMap { Double($0.imdbRating) }
    #expect(ratings.allSatisfy { (5...10).contains($0) })
    #expect((300...1_200).contains(episodes.count - ratings.count))

    let steps = zip(ratings, ratings.dropFirst()).map { abs($0 - $1) }
    #expect(steps.count { $0 < 0.9 } > ratings.count * 85 / 100)
    #expect(steps.count { $0 > 1.2 } > ratings.count / 100)
    #expect(Set(ratings).count > 40)
  }

  @Test("Every episode has an id of its own, and answers to it")
  func ids() {
    let episodes = (1...60).flatMap(season)
    #expect(Set(episodes.map(\.imdbID)).count == episodes.count)
    for episode in episodes.lazy.filter({ $0.episode.hasSuffix("00") }) {
      #expect(largest.episode(id: episode.imdbID) == episode)
    }
    #expect(largest.episode(id: "tt92000000") == nil, "that one is the series")
    #expect(largest.episode(id: "tt92001401") == nil)
    #expect(largest.episode(id: "tt92061001") == nil)
    #expect(largest.episode(id: "tt90000001") == nil)
  }

  @Test("It is the same each time, and a shorter one is another")
  func repeatable() throws {
    let again = StandInCatalogue(titles: []).adding(generatedSeries: .largest)
    #expect(again.episodes(ofSeries: GeneratedSeries.id, season: "7") == season(7))
    let shorter = StandInCatalogue(titles: [])
      .adding(generatedSeries: try #require(SeriesExtent("3x10")))
    #expect(
      (1...4).map { shorter.episodes(ofSeries: GeneratedSeries.id, season: "\($0)").isEmpty }
        == [false, false, false, true])
    #expect(shorter.titles.map { $0[.year] } == ["1961–1963"])
  }

  @Test("The client reads a long season, in the order of its days")
  func client() throws {
    let series = Lamps.id(GeneratedSeries.id)
    let answer = try StandIn(catalogue: largest)
      .answer(to: FindSeason(series: series, season: 60))
    #expect(answer.episodes.count == season(60).count)
    let days = try answer.episodes.map { try #require($0.released) }
    #expect(days == days.sorted())
    #expect(days.allSatisfy { $0.year == 2020 })
    #expect(answer.totalSeasons == 60)
  }

  @Test(
    "An extent is written as seasons and episodes",
    arguments: [("60x400", 60, 400), ("1x1", 1, 1), ("12x24", 12, 24)])
  func extents(text: String, seasons: Int, episodes: Int) throws {
    let extent = try #require(SeriesExtent(text))
    #expect(extent.seasons == seasons)
    #expect(extent.episodes == episodes)
    #expect(extent.text == text)
  }

  @Test(
    "What is no extent is refused",
    arguments: ["", "60", "x", "60x", "x400", "61x400", "60x401", "0x5", "5x0", "5x5x5", "-5x5"])
  func malformedExtents(text: String) {
    #expect(SeriesExtent(text) == nil)
  }

  private func season(_ number: Int) -> [EpisodeEntry] {
    largest.episodes(ofSeries: GeneratedSeries.id, season: String(number))
  }
}
