import Keeping
import MoviesCore
import Testing
import Titles

@testable import MoviesUI

@Suite("Statistics in sentences", .timeLimit(.minutes(5)))
struct StatisticsSentenceTests {
  @Test("There is a line for each figure")
  func figures() throws {
    let lines = StatisticsSentence(try MadeUpLibrary(films: 4).statistics()).lines
    #expect(
      lines.prefix(7) == [
        "4 films seen.", "2 episodes seen.",
        "7 viewings: 1 rewatch, 1 in the cinema, 1 without a day.",
        "8 h 36 min spent; the length of 2 viewings is unknown.",
        "3 titles rated, 7.3 on average.",
        "Your ratings are 0.9 below IMDb's on average, over 3 titles.",
        "Longest streak: 2 days, 1 March 2024 to 2 March 2024.",
      ])
  }

  @Test("There is a line for each chart, of what there is")
  func charts() throws {
    let lines = StatisticsSentence(try MadeUpLibrary(films: 4).statistics()).lines
    #expect(
      lines.contains(
        "Films a month: March 2024, 1, average 7.0; August 2022, 1, average 8.0; "
          + "April 2022, 1; February 2018, 1, average 7.0."))
    #expect(lines.contains("Your ratings: 8, 1; 7, 2."))
    #expect(lines.contains("Decades: 2010s, 2, average 7.0; 1960s, 1, average 8.0; 1950s, 1."))
    #expect(
      lines.contains(
        "You and IMDb: you 7 and IMDb about 9, 2 titles; you 8 and IMDb about 7, 1 title."))
    #expect(
      lines.last
        == "Disagreements: The Harbour 1, you 7, IMDb 8.8; The Long Way to the Sea 3, you 7, IMDb 8.8."
    )
  }

  @Test("Of a library with nothing seen or rated there is nothing to say")
  func empty() {
    #expect(StatisticsSentence(LibraryStatistics([], today: nil)).lines.isEmpty)
  }

  @Test("The current streak is told with its first day")
  func streak() throws {
    let today = CalendarDate(year: 2024, month: 3, day: 15)
    let statistics = try MadeUpLibrary(films: 24).statistics(today: today)
    #expect(
      statistics.sentence(of: .streak)
        == "Longest streak: 14 days, 1 March 2024 to 14 March 2024; "
        + "now 14 days, since 1 March 2024.")
  }

  @Test("A printed page has all charts and the figures, in plain text without colours")
  func printed() throws {
    let statistics = try MadeUpLibrary(films: 40).statistics()
    let text = PrintedStatistics(statistics).text(width: 80, theme: .dark, depth: .mono)
    #expect(text.hasPrefix("Your library: 60 titles · 60 seen · 30 rated\n\n In all ───"))
    #expect(StatisticsChart.allCases.allSatisfy { text.contains(" \($0.title) ") })
    #expect(!text.contains("\u{1B}") && !text.contains("▌"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let empty = PrintedStatistics(LibraryStatistics([], today: nil))
    #expect(
      empty.text(width: 80, theme: .dark, depth: .mono)
        == "Your library: 0 titles · 0 seen · 0 rated\n")
  }
}
