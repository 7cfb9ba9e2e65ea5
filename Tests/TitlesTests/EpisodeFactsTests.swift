import Testing
import Titles

@Suite("Facts about episodes and seasons", .timeLimit(.minutes(5)))
struct EpisodeFactsTests {
  private func episode(_ number: Int?, score: Double? = nil) -> EpisodeSummary {
    EpisodeSummary(id: nil, title: "An episode", number: number, released: nil, score: score)
  }

  private func figures(_ episodes: [EpisodeSummary]) -> SeasonFigures {
    SeasonFigures(
      Season(title: "A Series", number: 1, totalSeasons: nil, episodes: episodes))
  }

  @Test("An episode is still to come until the day on which it is shown")
  func airing() {
    var episode = episode(1)
    let today = CalendarDate(year: 2026, month: 6, day: 1)
    #expect(!episode.isUnaired(on: today))
    for (day, isUnaired) in [(31, false), (1, false), (2, true)] {
      episode.released = CalendarDate(year: 2026, month: day == 31 ? 5 : 6, day: day)
      #expect(episode.isUnaired(on: today) == isUnaired)
      #expect(!episode.isUnaired(on: nil))
    }
  }

  @Test("The first of equally good episodes is the best, and the first of equally bad the worst")
  func equals() {
    let figures = figures([70, 90, 60, 90, 60].enumerated().map { episode($0, score: $1) })
    #expect(figures.best == 1)
    #expect(figures.worst == 2)
    #expect(figures.average == 74)
  }

  @Test("Ratings from nothing to everything count, and none do not")
  func extremes() {
    let figures = figures([episode(1, score: nil), episode(2, score: 0), episode(3, score: 100)])
    #expect(figures.worst == 1)
    #expect(figures.best == 2)
    #expect(figures.rated == 2)
    #expect(figures.episodes == 3)
    #expect(figures.average == 50)
    #expect(self.figures([episode(1)]).average == nil)
  }

  @Test("The average of seasons is that of their episodes, not of their averages")
  func average() {
    let long = figures([80, 80, 80].map { episode(1, score: $0) })
    let short = figures([episode(1, score: 40)])
    #expect(SeasonFigures.average(of: [long, short, figures([])]) == 70)
    #expect(SeasonFigures.average(of: [figures([])]) == nil)
  }
}
