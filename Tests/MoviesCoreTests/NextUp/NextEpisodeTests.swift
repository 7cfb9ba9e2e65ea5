import Keeping
import Testing
import Titles

@testable import MoviesCore

@Suite("What comes after an episode", .timeLimit(.minutes(5)))
struct NextEpisodeTests {
  private func id(_ number: Int) throws -> TitleID { try Samples.id(number) }

  private func episode(_ number: Int?, dated: Bool = true) -> EpisodeSummary {
    EpisodeSummary(
      id: nil, title: "Episode", number: number,
      released: dated ? CalendarDate(year: 2026, month: 1, day: 1) : nil)
  }

  /// A guide of seasons with so many episodes, all of them known or those of these numbers.
  private func guide(_ counts: [Int: Int], total: Int) throws -> SeasonGuide {
    let seasons = counts.sorted { $0.key < $1.key }.map { number, count in
      Season(
        title: "Series", number: number, totalSeasons: total,
        episodes: (0..<count).map { episode($0 + 1) })
    }
    return SeasonGuide(try EpisodeGuide.made(of: seasons), source: .omdb)
  }

  private func last(_ season: Int, _ episode: Int) throws -> EpisodeNumber {
    EpisodeNumber(series: try id(10), season: season, episode: episode)
  }

  @Test("It is the next one of the season, over gaps in the numbering")
  func within() throws {
    let season = Season(
      title: "Series", number: 1, totalSeasons: 1,
      episodes: [episode(1), episode(4), episode(nil)])
    let guide = SeasonGuide(try EpisodeGuide.made(of: [season]), source: .omdb)
    #expect(guide.next(after: try last(1, 1), told: nil).episode?.number == 4)
    #expect(guide.next(after: try last(1, 4), told: nil) == .allSeen)
  }

  @Test("It is the first one of the season after, once that is known")
  func over() throws {
    let both = try guide([1: 3, 2: 2], total: 2)
    #expect(both.next(after: try last(1, 3), told: nil) == .episode(episode(1), season: 2))
    #expect(
      try guide([1: 3], total: 2).next(after: try last(1, 3), told: nil).unknownSeason == 2)
    #expect(both.next(after: try last(2, 2), told: nil) == .allSeen)
    #expect(both.next(after: try last(2, 2), told: [1, 2, 3]).unknownSeason == 3)
  }

  @Test("A season that is not listed is passed over")
  func gap() throws {
    var guide = try guide([1: 3, 3: 2], total: 4)
    guide.miss(2)
    #expect(guide.next(after: try last(1, 3), told: nil) == .episode(episode(1), season: 3))
    guide.miss(4)
    #expect(guide.next(after: try last(3, 2), told: nil) == .allSeen)
  }

  @Test("A season of which nothing is known is asked for first")
  func unknown() throws {
    #expect(SeasonGuide().next(after: try last(3, 1), told: nil).unknownSeason == 3)
  }

  @Test("Episodes are counted once all seasons are known")
  func counting() throws {
    #expect(try guide([1: 3, 2: 2], total: 2).episodeCount(told: nil) == 5)
    #expect(try guide([1: 3], total: 2).episodeCount(told: nil) == nil)
  }
}

extension EpisodeGuide {
  fileprivate static func made(of seasons: [Season]) throws -> EpisodeGuide {
    var guide = EpisodeGuide(try Samples.id(10))
    guide.seasons = seasons
    return guide
  }
}
