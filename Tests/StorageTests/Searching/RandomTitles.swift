import TestSupport
import Titles

/// Titles and conditions made of few words, so that many match.
struct RandomTitles {
  private var random: SplitMix

  private let people: [String]

  /// - Parameters:
  ///   - seed: The same one makes the same titles.
  ///   - hasNamesakes: Whether there are people of one name who are told apart.
  init(seed: UInt64, hasNamesakes: Bool = false) {
    random = SplitMix(seed: seed)
    people = Self.people + (hasNamesakes ? Self.namesakes : [])
  }

  private static let words = [
    "the", "a", "Star", "stars", "Wars", "war", "Spider", "Man", "Spiderman", "Amélie", "II", "2",
    "Two", "Se7en", "and", "&", "Ødegård", "Schindler’s", "x", "Man’s",
    "L’Étoile", "d'une", "dune", "une",
  ]
  private static let marks = [" ", " ", " ", "-", ": ", " \u{E000} ", " \"", "* ", " NEAR ", "^"]
  private static let people = [
    "Ann Lee", "Lee Ann", "Björk", "Star Lee", "Ann Øst (novel)", "NOT AND", "Man Ray",
  ]

  private static let namesakes = ["Ann Lee (II)", "Björk (II)", "Man Ray (III) (novel)"]

  private mutating func maybe<Value>(_ value: @autoclosure () -> Value) -> Value? {
    Bool.random(using: &random) ? value() : nil
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func text(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in pick(Self.words) + pick(Self.marks) }
      .joined().trimmed
  }

  private mutating func some(_ values: [String]) -> [String] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in pick(values) }
  }

  mutating func title(_ number: Int) -> TitleDetail {
    var title = TitleDetail(id: .numbered(7_000_000 + number), title: text(1...3))
    title.originalTitle = pick([nil, nil, title.title, text(1...2)])
    let start = Int.random(in: 1990...1999, using: &random)
    title.years = pick([nil, YearRange(start), YearRange(start: start, end: pick([nil, 2000]))])
    title.kind = pick([nil, .movie, .movie, .series, .game])
    title.form = pick([nil, nil, .short, .miniSeries])
    title.rated = pick([nil, "PG-13", "R"])
    title.minutes = pick([nil, 90, 100, 142])
    title.genres = some(["War", "Drama", "Sci-Fi", "Music", "Musical"])
    title.directors = some(people)
    title.writers = some(people)
    title.actors = some(people)
    title.plot = pick([nil, text(3...9)])
    title.languages = some(["English", "Old Norse"])
    title.countries = some(["USA", "New Zealand"])
    title.awards = pick([nil, "Won 2 Oscars", "1 win"])
    title.votes = pick([nil, 0, 10, 10, 1_000, 1_010, 2_000_000])
    title.ratings = ratings()
    title.released = pick([nil, CalendarDate(year: start, month: 2, day: 29)])
    title.boxOffice = pick([nil, 1_000_000_000])
    title.seriesID = pick([nil, .lamp])
    return title
  }

  private mutating func ratings() -> [Rating] {
    let sources: [Rating.Source] = [.imdb, .rottenTomatoes, .metacritic, .other("A Paper: daily")]
    return sources.compactMap { source in
      let score = pick([50, 71, 71.4, 88.5, 90])
      return pick([nil, Rating(source: source, score: score)])
    }
  }

  /// The same title with a part of what there is to know.
  mutating func part(of title: TitleDetail) -> TitleDetail {
    var part = TitleDetail(id: title.id, title: title.name)
    part.originalTitle = pick([title.originalTitle, nil])
    part.years = pick([title.years, nil])
    part.kind = pick([title.kind, nil])
    part.form = pick([title.form, nil])
    part.rated = pick([title.rated, nil])
    part.minutes = pick([title.minutes, nil])
    part.genres = pick([title.genres, []])
    part.directors = pick([title.directors, []])
    part.writers = pick([title.writers, []])
    part.actors = pick([title.actors, []])
    part.plot = pick([title.plot, nil])
    part.languages = pick([title.languages, []])
    part.countries = pick([title.countries, []])
    part.awards = pick([title.awards, nil])
    part.votes = pick([title.votes, nil])
    part.ratings = pick([title.ratings, []])
    part.released = pick([title.released, nil])
    part.boxOffice = pick([title.boxOffice, nil])
    return part
  }

  /// What somebody might have typed: whole words, and beginnings of some.
  mutating func typed() -> String {
    (0..<pick([1, 1, 2, 2, 3])).map { _ in
      let word = pick(Self.words + people)
      return pick([word, String(word.prefix(pick([1, 2, 3, 4])))])
    }.joined(separator: pick([" ", " ", "-"]))
  }

  mutating func condition(depth: Int = 0) -> TitleCondition {
    let isLeaf = depth > 3 || pick([true, false, depth == 0])
    guard isLeaf else {
      let parts = (0..<pick([2, 2, 3])).map { _ in condition(depth: depth + 1) }
      return pick([.all(parts), .any(parts), .not(parts[0])])
    }
    let typed = typed()
    let limit = pick([1_990, 1_995, 7.1, 8.9, 71, 88, 10, 1_005, 100.0])
    let test = pick(
      [
        .below(limit), .atMost(limit), .above(limit), .atLeast(limit),
        .within(limit...limit + pick([0, 5])),
      ] as [NumberTest])
    return pick([
      .text(.genre, .beginnings(pick(["music", "Musical", "musi", "musique"]))),
      .words(typed.split(separator: " ").map(String.init)), .words([typed]), .phrase(typed),
      .text(pick(TextField.allCases), pick([.beginnings(typed), .phrase(typed)])),
      .text(pick(TextField.allCases), pick([.beginnings(typed), .phrase(typed)])),
      .number(pick(NumberField.allCases), test), .number(pick(NumberField.allCases), test),
      .kind(pick(TitleKind.allCases)), .form(pick(TitleForm.allCases)),
      .library(libraryCondition()),
    ])
  }

  /// What a user might keep about some of so many titles, and about one that is not among them.
  mutating func marks(_ count: Int) -> [TitleID: LibraryMark] {
    var marks: [TitleID: LibraryMark] = [:]
    for number in 0...count where pick([true, false]) {
      let days = pick([[], [], [day()], [day(), day()].sorted()])
      var mark = LibraryMark(
        onWatchlistSince: pick([1, nil]), viewings: days.count + pick([0, 0, 1]), days: days,
        rating: pick([nil, 3, 7, 8]), lists: some(["Noir nights", "Star", "À voir"]))
      mark.files = pick([nil, FileMark(), FileMark(lines: 720), FileMark(lines: 2_160)])
      marks[.numbered(7_000_000 + number)] = mark
    }
    return marks
  }

  private mutating func day() -> CalendarDate {
    CalendarDate(year: pick([2023, 2024]), month: pick([1, 12]), day: pick([1, 31]))
  }

  private mutating func libraryCondition() -> LibraryCondition {
    let (rating, day) = (pick([3.0, 7, 8]), day())
    let name = pick(["noir", "\"", "star", "nights a", "voir", "watchlist"])
    return pick([
      .isSeen(pick([true, false])), .isRated(pick([true, false])),
      .isOnDisk(pick([true, false])), .lines(.atLeast(pick([720, 1_080]))),
      .rating(pick([.above(rating), .atMost(rating), .within(rating...rating)])),
      .seen(pick([.below(day), .atLeast(day), .within(day...day)])),
      .list(pick([.beginnings(name), .phrase(name)])),
    ])
  }

  mutating func ranking() -> String? { pick([nil, typed(), typed()]) }

  /// Whether a search is for a whole name.
  mutating func isWholeName() -> Bool { pick([true, false, false]) }

  /// All rows, or the first ones.
  mutating func rows(of count: Int) -> Range<Int> { 0..<pick([count, 5]) }

  mutating func order() -> TitleOrder? {
    pick([
      nil, nil, TitleOrder(pick(TitleOrder.Key.allCases), isReversed: pick([true, false])),
    ])
  }
}
