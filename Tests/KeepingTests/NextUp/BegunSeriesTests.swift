import Keeping
import Testing
import Titles

@Suite("The series that the user has begun", .timeLimit(.minutes(5)))
struct BegunSeriesTests {
  /// An episode of a series that was seen on these days, of which `nil` is not known.
  private func episode(
    _ season: Int, _ number: Int, of series: Int, seen days: [String?]
  ) throws -> LibraryEntry {
    let owner: TitleID = try #require(TitleID("tt000000\(series)"))
    let facts = TitleDetail(
      id: try #require(TitleID("tt10\(series)0\(season)0\(number)")), title: "Episode",
      kind: .episode, season: season, episode: number,
      seriesID: owner, seriesTitle: "Series \(series)")
    return LibraryEntry(
      facts, onWatchlistSince: 1,
      viewings: try days.map { Viewing(day: try $0.map { try CalendarDate($0) }) })
  }

  @Test("A series is counted by its episodes, and is where its last one is")
  func counting() throws {
    let series = try [
      episode(1, 9, of: 1, seen: ["2026-01-02", "2026-11-01"]),
      episode(2, 1, of: 1, seen: ["2026-02-01"]), episode(2, 2, of: 1, seen: []),
    ].begunSeries
    #expect(series.count == 1)
    #expect(series.first?.title == "Series 1")
    #expect(series.first?.seen == 2)
    #expect(series.first?.seenInSeason == 1)
    #expect(series.first?.last.season == 2)
    #expect(series.first?.last.episode == 1)
    #expect(series.first?.lastDay == (try CalendarDate("2026-11-01")))
  }

  @Test("The newest activity comes first, and that of no known day last")
  func order() throws {
    let series = try [
      episode(1, 1, of: 1, seen: ["2026-01-02"]), episode(1, 1, of: 2, seen: [nil]),
      episode(1, 1, of: 3, seen: ["2026-01-03"]), episode(1, 1, of: 4, seen: [nil]),
    ].begunSeries
    #expect(series.map(\.name) == ["Series 3", "Series 1", "Series 2", "Series 4"])
  }

  @Test("A series that was seen as a whole is not begun, until an episode is seen after that")
  func whole() throws {
    let first = try episode(1, 1, of: 1, seen: ["2026-01-02"])
    let facts = TitleDetail(
      id: try #require(TitleID("tt0000001")), title: "Series 1", kind: .series)
    func begun(seenOn day: String?, _ episodes: [LibraryEntry]) throws -> [BegunSeries] {
      let viewing = Viewing(day: try day.map { try CalendarDate($0) })
      return ([LibraryEntry(facts, viewings: [viewing])] + episodes).begunSeries
    }
    #expect(try begun(seenOn: "2026-02-01", [first]).isEmpty)
    #expect(try begun(seenOn: "2026-01-02", [first]).isEmpty)
    let later = try episode(2, 1, of: 1, seen: ["2026-03-01"])
    #expect(try begun(seenOn: "2026-02-01", [first, later]).map(\.seen) == [2])
  }

  @Test("The name of a series may come with any of its episodes")
  func naming() throws {
    var nameless = try episode(1, 1, of: 1, seen: ["2026-01-02"])
    nameless.facts.seriesTitle = nil
    let series = [nameless, try episode(1, 2, of: 1, seen: ["2026-01-03"])].begunSeries
    #expect(series.map(\.name) == ["Series 1"])
    #expect([nameless].begunSeries.map(\.name) == ["tt0000001"])
    #expect([nameless].begunSeries.first?.named("Series 1").name == "Series 1")
  }

  @Test("Neither a special nor an episode without a place begins a series")
  func specials() throws {
    var lost = try episode(1, 1, of: 2, seen: ["2026-01-02"])
    lost.facts.season = nil
    let film = LibraryEntry(
      TitleDetail(id: try #require(TitleID("tt0000009")), title: "Ran", kind: .movie),
      viewings: [Viewing(day: nil)])
    let begun = try [episode(0, 1, of: 1, seen: ["2026-01-02"]), lost, film].begunSeries
    #expect(begun.isEmpty)
  }
}
