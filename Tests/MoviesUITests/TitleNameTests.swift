import Testing
import Titles

@testable import MoviesUI

@Suite("Titles as lists name them", .timeLimit(.minutes(5)))
struct TitleNameTests {
  private func name(_ episode: EpisodeOrigin?) throws -> String {
    TitleSummary(
      id: try Samples.id("tt2301451"), title: "Ozymandias", kind: .episode, episode: episode
    ).listName
  }

  @Test("An episode bears its series and its place, as far as they are known")
  func episode() throws {
    #expect(
      try name(EpisodeOrigin(series: "Breaking Bad", season: 5, number: 14))
        == "Breaking Bad · 5×14 Ozymandias")
    #expect(try name(EpisodeOrigin(series: "Breaking Bad")) == "Breaking Bad · Ozymandias")
    #expect(try name(EpisodeOrigin(season: 5, number: 14)) == "5×14 Ozymandias")
    #expect(try name(EpisodeOrigin(season: 5)) == "5×– Ozymandias")
    #expect(try name(EpisodeOrigin(number: 14)) == "Ozymandias")
    #expect(try name(nil) == "Ozymandias")
  }

  @Test(
    "In little room, the series gives way before the place does",
    arguments: [
      (30, "Breaking Bad · 5×14 Ozymandias"), (26, "Breaking… · 5×14 Ozymandias"),
      (20, "Break… · 5×14 Ozymandias"), (12, "B… · 5×14 Ozymandias"), (7, "5×14 Ozymandias"),
    ])
  func shortened(cells: Int, name: String) throws {
    let title = TitleSummary(
      id: try Samples.id("tt2301451"), title: "Ozymandias", kind: .episode,
      episode: EpisodeOrigin(series: "Breaking Bad", season: 5, number: 14))
    #expect(title.listName(fittingCells: cells) == name)
  }
}
