import Keeping
import Testing
import Titles

@Suite("The statistics of a library", .timeLimit(.minutes(5)))
struct LibraryStatisticsTests {
  private var made = MadeUpEntries()

  @Test("Months and years count the viewings of films, without gaps, the latest first")
  mutating func months() throws {
    try made.add(seen: [Viewing("2024-01-31"), Viewing("2023-11-02")], rating: 8)
    try made.add(seen: [Viewing("2024-01-01")], rating: 5)
    try made.add(seen: [Viewing(day: nil)], rating: 1)
    let statistics = made.statistics()
    #expect(
      statistics.months == [
        StatisticsBar(.month(1, of: 2024), count: 2, mean: 6.5),
        StatisticsBar(.month(12, of: 2023), count: 0),
        StatisticsBar(.month(11, of: 2023), count: 1, mean: 8),
      ])
    #expect(
      statistics.years == [
        StatisticsBar(.year(2024), count: 2, mean: 6.5),
        StatisticsBar(.year(2023), count: 1, mean: 8),
      ])
  }

  @Test("Episodes, series, games and titles of unknown kind are not films")
  mutating func kinds() throws {
    let day = try Viewing("2024-01-31")
    for kind in [.movie, .movie, .series, .episode, .episode, .episode, .game, nil] as [TitleKind?]
    {
      try made.add(kind: kind, seen: [day])
    }
    let statistics = made.statistics()
    #expect(statistics.years.map(\.count) == [2])
    let totals = statistics.totals
    #expect([totals.films, totals.series, totals.episodes, totals.others] == [2, 1, 3, 2])
    #expect(totals.seen == 8)
    #expect(totals.viewings == 8)
  }

  @Test("A day in a year without films is in no month")
  mutating func slips() throws {
    try made.add(seen: [Viewing("0024-03-01"), Viewing("2024-03-01"), Viewing("20240-03-01")])
    #expect(made.statistics().months.map(\.count) == [1])
    #expect(made.statistics().totals.viewings == 3)
  }

  @Test("Time is spent with films and episodes, each time; a series' running time is another")
  mutating func time() throws {
    try made.add(minutes: 100, seen: [Viewing("2024-03-01"), Viewing(day: nil)])
    try made.add(kind: .episode, minutes: 45, seen: [Viewing(day: nil)])
    try made.add(kind: .series, minutes: 45, seen: [Viewing(day: nil)])
    try made.add(seen: [Viewing(day: nil), Viewing("2024-03-02")])
    try made.add(minutes: .max, seen: [Viewing(day: nil)])
    try made.add(minutes: 90, rating: 7)
    let totals = made.statistics().totals
    #expect(totals.minutes == 245)
    #expect(totals.untimed == 4)
    #expect(totals.undated == 5)
  }

  @Test("A second time is a rewatch, whether that was said or not")
  mutating func rewatches() throws {
    try made.add(seen: [Viewing("2024-03-01", isRewatch: true)])
    try made.add(seen: [Viewing("2024-03-01"), Viewing("2024-03-02")])
    try made.add(
      seen: [
        Viewing("2024-03-01", isInCinema: true, isRewatch: true),
        Viewing("2024-03-02", isRewatch: true),
      ])
    try made.add(
      seen: [
        Viewing("2024-03-01"), Viewing("2024-03-02"), Viewing("2024-03-03", isRewatch: true),
      ])
    let totals = made.statistics().totals
    #expect(totals.rewatches == 6)
    #expect(totals.inCinema == 1)
  }

  @Test("Genres, directors and countries count titles seen or rated, once each, and no episodes")
  mutating func names() throws {
    try made.add(genres: ["Drama", "War", "Drama"], directors: ["Agnès Varda"], rating: 9)
    try made.add(
      kind: .series, genres: ["Drama"], countries: ["France"],
      seen: [Viewing(day: nil), Viewing(day: nil)])
    try made.add(kind: .episode, genres: ["Comedy"], countries: ["France"], rating: 2)
    try made.add(genres: ["Western"], countries: ["Italy"])
    let statistics = made.statistics()
    #expect(
      statistics.genres == [
        StatisticsBar(.genre("Drama"), count: 2, mean: 9),
        StatisticsBar(.genre("War"), count: 1, mean: 9),
      ])
    #expect(
      statistics.directors == [StatisticsBar(.director("Agnès Varda"), count: 1, mean: 9)])
    #expect(statistics.countries == [StatisticsBar(.country("France"), count: 1)])
  }

  @Test("A genre that two services name otherwise is counted as one")
  mutating func namesOfGenres() throws {
    try made.add(genres: ["Commedia", "Comedy"], rating: 9)
    try made.add(genres: ["Komödie"], rating: 7)
    #expect(made.statistics().genres == [StatisticsBar(.genre("Comedy"), count: 2, mean: 8)])
  }

  @Test("Of equal counts the better rated comes first, then the earlier name; dashes are no names")
  mutating func order() throws {
    try made.add(directors: ["B", "A", "–"], rating: 6)
    try made.add(directors: ["C"], rating: 7)
    try made.add(directors: ["D", "–"], seen: [Viewing(day: nil)])
    let names = made.statistics().directors.map(\.subject)
    #expect(names == ["C", "A", "B", "D"].map(StatisticsSubject.director))
  }

  @Test("Lists of names and titles have an end")
  mutating func most() throws {
    for number in 1...60 { try made.add(directors: ["Nr. \(number)"], score: 50, rating: 9) }
    let statistics = made.statistics()
    #expect(statistics.directors.count == LibraryStatistics.longest)
    #expect(statistics.comparison.disagreements.count == LibraryStatistics.longest)
  }

  @Test("Decades have no gaps either")
  mutating func decades() throws {
    for year in [1999, 2020, 1990, 12] { try made.add(year: year, rating: 8) }
    #expect(
      made.statistics().decades == [
        StatisticsBar(.decade(2020), count: 1, mean: 8), StatisticsBar(.decade(2010), count: 0),
        StatisticsBar(.decade(2000), count: 0), StatisticsBar(.decade(1990), count: 2, mean: 8),
      ])
  }

  @Test("All ten ratings are there as soon as anything is rated")
  mutating func ratings() throws {
    #expect(made.statistics().ratings.isEmpty)
    try made.add(rating: 7)
    try made.add(kind: .episode, rating: 7)
    try made.add(rating: 10)
    let statistics = made.statistics()
    #expect(statistics.ratings.map(\.count) == [1, 0, 0, 2, 0, 0, 0, 0, 0, 0])
    #expect(statistics.ratings.first?.subject == .rating(10))
    #expect(statistics.totals.rated == 3)
    #expect(statistics.totals.meanRating == 8)
  }

  @Test("A library in which nothing is seen or rated has nothing to tell")
  mutating func empty() throws {
    #expect(made.statistics().isEmpty)
    try made.add()
    #expect(made.statistics().isEmpty)
    try made.add(rating: 3)
    #expect(!made.statistics().isEmpty)
  }
}
