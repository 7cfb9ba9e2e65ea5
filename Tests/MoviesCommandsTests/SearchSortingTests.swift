import Testing
import Titles

@testable import MoviesCommands

@MainActor
@Suite("The order of movies-tui search", .timeLimit(.minutes(5)))
struct SearchSortingTests {
  @Test(
    "A list has the fact that it is sorted by",
    arguments: [
      ("rating", "RATING", "7.6"), ("votes", "VOTES", "209000"), ("runtime", "MINUTES", "126"),
      ("disagreement", "DISAGREEMENT", "10"),
    ])
  func sortedFact(_ key: String, column: String, value: String) throws {
    var list = TitleList()
    var batman = TitleDetail(
      TitleSummary(id: try #require(TitleID("tt0096895")), title: "Batman", kind: .movie))
    list.titles = [
      TitleSummary(batman), TitleSummary(id: try #require(TitleID("tt0000001")), title: "M"),
    ]
    batman.ratings = [Rating(imdb: 76), Rating(source: .metacritic, score: 66)]
    batman.votes = 209_000
    batman.minutes = 126
    list.details[batman.id] = batman
    let fact = SortedFact(TitleOrder.Key(rawValue: key))
    func text(_ format: TitleListFormat) -> String {
      String(
        decoding: list.text(format, to: TitleQuery("x"), sortedBy: fact, columns: 80),
        as: UTF8.self)
    }
    let lines = text(.table).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines[0].contains { $0 == column })
    #expect(lines[1].contains("7.6"))
    #expect(lines[1].suffix(2) == [value[...], "Batman"])
    #expect(lines[2].suffix(1) == ["M"])
    let csv = text(.csv).split(separator: "\r\n")
    let ends = key == "rating" ? "" : ",\(column.lowercased())"
    #expect(csv[0].hasSuffix(",poster,form,rating\(ends)"))
    #expect(csv[1].hasSuffix(",\(value)"))
    #expect(csv[2].hasSuffix(","))
    let member = ["votes": "votes", "runtime": "minutes"][key] ?? "ratings"
    #expect(text(.ndjson).split(separator: "\n").allSatisfy { $0.contains("\"\(member)\":") })
  }

  @Test("A list that is sorted by what it shows anyway is as it was")
  func noFact() {
    for key in [TitleOrder.Key.year, .title] { #expect(SortedFact(key) == nil) }
    #expect(SortedFact(nil) == nil)
  }
}
