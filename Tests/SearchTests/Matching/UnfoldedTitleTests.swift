import Testing
import Titles
import TitlesTestSupport

@testable import Search

@Suite("Titles that are compared without being folded", .timeLimit(.minutes(5)))
struct UnfoldedTitleTests {
  private static let names = [
    "L'avventura", "Fast & Furious", "2 Fast 2 Furious", "Se7en", "Amélie", "Spider-Man",
    "The Two Towers", "Part II", "Alien³", "Dr. Strangelove", "Ocean's Eleven", "Malcolm X",
    "The and", "Schindler's List", "Cafe\u{301} Müller", "1984", "Rock (Live)", "V for Vendetta",
    "`Tis", "千と千尋", "St. Elmo", "A", "War-Torn", "Straße & Co", "", "3\u{20E3} Lives",
  ]
  private static let people = [
    "John Smith", "John Smith (II)", "Stan Lee (based on the comic by)", "Agnès Varda", "O'Brien",
    "Ang & Lee", "Lee Ang",
  ]
  private static let typed = [
    "l", "av", "lavv", "and", "fast and", "fastfur", "2", "two", "twof", "se7en", "seven", "seve",
    "am", "amelie", "spiderm", "the two", "thetw", "ii", "part two", "alien 3", "doctor", "dr st",
    "oceans", "eleven", "11", "x", "ma x", "schind list", "cafe", "muller", "nineteen", "rock live",
    "five", "v", "tis", "千", "saint", "a", "wart", "strasse", "3", "john smith", "smith john",
    "lee",
    "agnes", "obr", "i", "comic", "dram", "sci", "harbour night", "night harb", "é", "=2",
  ]

  /// One of many titles, each with texts from everywhere in the lists.
  private func title(_ number: Int) throws -> TitleDetail {
    func some(_ texts: [String], _ step: Int) -> [String] {
      (0..<((number / step) % 3)).map { texts[(number * step + $0 * 5) % texts.count] }
    }
    return TitleDetail(
      id: try #require(TitleID("tt0000001")), title: some(Self.names, 1).first ?? "Lamp Harbour",
      originalTitle: some(Self.names, 3).first,
      years: number % 2 == 0 ? nil : YearRange(1984), kind: .movie,
      genres: some(["Drama", "Sci-Fi", "Noir"], 2), directors: some(Self.people, 4),
      writers: some(Self.people, 5), actors: some(Self.people, 7),
      plot: some(["A night in the harbour.", "Élan & more."], 6).first,
      seriesTitle: some(Self.names, 11).first)
  }

  /// Conditions with what was typed.
  private func conditions(for typed: String) -> [TitleCondition] {
    var conditions: [TitleCondition] = [.words(typed.split(separator: " ").map(String.init))]
    conditions.append(.phrase(typed))
    for field: TextField in [.name, .genre, .director, .actor, .plot] {
      conditions += [.text(field, .beginnings(typed)), .text(field, .phrase(typed))]
    }
    conditions += [
      .not(conditions[0]), .all([conditions[0], .number(.rating, .atLeast(5))]),
      .any([conditions[2], .not(.number(.year, .below(1985)))]),
    ]
    return conditions
  }

  @Test(
    "They fulfil what they fulfil when folded, and as much of it is certain", arguments: 0..<80)
  func same(number: Int) throws {
    let detail = try title(number)
    let folded = SearchableTitle(detail)
    for typed in Self.typed {
      for condition in conditions(for: typed) {
        let judgement = condition.judgingDetails()(detail, nil, false)
        let judged = condition.judgement(of: folded)
        #expect(judgement.isFulfilled == condition.accepts(folded), "\(condition), \(detail)")
        #expect((judgement.isCertain ? judgement.isFulfilled : nil) == judged)
      }
      let words = SearchedWords([typed])
      let tier = words.tier(in: folded)
      #expect(TitleCondition.words([typed]).accepts(folded) == (tier != nil))
      #expect(words.tier(of: detail) == tier, "\(typed), \(detail)")
    }
  }

  @Test("Whoever gathers their words finds each that fulfils a condition, whatever it asks for")
  func gathered() async throws {
    let titles = try (0..<80).map { number in
      var title = try title(number)
      title.id = id(number + 1)
      return title
    }
    let index = MemoryIndex(titles)
    _ = try await index.corrections(of: "gathered", isUnfinished: false, limit: 1)
    for condition in Self.typed.flatMap(conditions) {
      let found = try index.hits(for: LocalSearch(condition), in: 0..<80).titles.map(\.id)
      let fulfilling = titles.filter { condition.accepts(SearchableTitle($0)) }.map(\.id)
      #expect(Set(found) == Set(fulfilling), "\(condition)")
    }
  }
}
