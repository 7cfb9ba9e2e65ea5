import MoviesUI
import Testing
import Titles

@Suite("A season in one sentence", .timeLimit(.minutes(5)))
struct SeasonSentenceTests {
  @Test("It tells how many episodes there are, how they are rated, and which is the best")
  func whole() {
    let season = season([(1, "Blood Money", 92), (2, "Ozymandias", 100), (3, "Felina", 99)])
    #expect(
      SeasonSentence(season, of: "Breaking Bad").text
        == "Breaking Bad, season 5: 3 episodes, average 9.7; best: 2, Ozymandias, 10.0")
  }

  @Test("What is not known is left out")
  func unknown() {
    #expect(
      SeasonSentence(season([(1, "Pilot", nil)]), of: "Quay").text
        == "Quay, season 5: 1 episode")
    #expect(
      SeasonSentence(season([(nil, "Special", 80), (1, "Pilot", 70)]), of: "Quay").text
        == "Quay, season 5: 2 episodes, average 7.5; best: Special, 8.0")
    var unnumbered = season([])
    unnumbered.number = nil
    #expect(SeasonSentence(unnumbered, of: "Quay").text == "Quay: 0 episodes")
  }

  @Test("No episode is the best where none is worse")
  func alike() {
    #expect(
      SeasonSentence(season([(1, "Ebb", 80), (2, "Flood", 80)]), of: "Quay").text
        == "Quay, season 5: 2 episodes, average 8.0")
    #expect(
      SeasonSentence(season([(1, "Ebb", 80), (2, "Flood", nil)]), of: "Quay").text
        == "Quay, season 5: 2 episodes, average 8.0")
  }

  private func season(_ episodes: [(Int?, String, Double?)]) -> Season {
    Season(
      title: "The series", number: 5, totalSeasons: 5,
      episodes: episodes.map { number, title, score in
        EpisodeSummary(id: nil, title: title, number: number, score: score)
      })
  }
}
