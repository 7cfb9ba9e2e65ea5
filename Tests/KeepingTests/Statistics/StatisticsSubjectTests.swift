import Keeping
import Search
import Testing
import Titles

@Suite("What lists the titles behind a bar", .timeLimit(.minutes(5)))
struct StatisticsSubjectTests {
  @Test(
    "Each subject has its expression",
    arguments: [
      (StatisticsSubject.month(3, of: 2024), "seen:2024-03 type:movie"),
      (.month(11, of: 2024), "seen:2024-11 type:movie"),
      (.year(2024), "seen:2024 type:movie"),
      (.decade(1990), "decade:1990s (seen:yes or mine>=1) not type:episode"),
      (.genre("Sci-Fi"), #"genre:"Sci-Fi" (seen:yes or mine>=1) not type:episode"#),
      (.director("Agnès Varda"), #"director:"Agnès Varda" (seen:yes or mine>=1) not type:episode"#),
      (
        .country("United States"),
        #"country:"United States" (seen:yes or mine>=1) not type:episode"#
      ),
      (.rating(8), "mine:8"),
      (.ratings(own: 8, imdb: 7), "mine:8 rating:6.5..7.4"),
      (.ratings(own: 1, imdb: 1), "mine:1 rating:0..1.4"),
      (.ratings(own: 10, imdb: 10), "mine:10 rating:9.5..10"),
    ])
  func expression(subject: StatisticsSubject, expected: String) {
    #expect(StatisticsBar(subject, count: 1).expression == expected)
  }

  @Test("Quotes in a name cannot end the phrase")
  func quotes() throws {
    let bar = StatisticsBar(.director(#"Robert "Bob" Lamp"#), count: 1)
    let expression = try #require(bar.expression)
    #expect(expression.hasPrefix(#"director:"Robert Bob Lamp" "#))
  }

  @Test("Nothing lists what is behind an empty bar")
  func empty() {
    #expect(StatisticsBar(.rating(8), count: 0).expression == nil)
  }

  @Test("Every pair of ratings is behind one bar of its row", arguments: 0...100)
  func pairs(score: Int) throws {
    var made = MadeUpEntries()
    try made.add(score: Double(score), rating: 8)
    let entry = try #require(made.entries.first)
    let bars = made.statistics().comparison.pairs.filter { bar in
      guard case .ratings(own: 8, imdb: _) = bar.subject, let test = try? imdbTest(bar) else {
        return false
      }
      return test.accepts(SearchableTitle(entry.facts))
    }
    #expect(bars.map(\.count) == [1])
  }

  /// The condition on IMDb's rating that is behind a pair of ratings, whether any title has them.
  private func imdbTest(_ bar: StatisticsBar) throws -> TitleCondition {
    let text = bar.subject.expression.split(separator: " ")[1]
    return try #require(TitleExpression(parsing: String(text)).condition)
  }
}
