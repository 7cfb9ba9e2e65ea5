import TestRandomness
import Titles

/// Titles whose words and names occur as often as those of real ones: a few very often, most
/// seldom.
struct InventedTitles {
  let count: Int
  private(set) var all: [TitleDetail] = []
  private var random = SplitMix(seed: 15)
  private let words: Zipf
  private let people: Zipf

  private static let common = [
    "the", "of", "a", "and", "in", "to", "is", "his", "with", "man", "her", "for", "on", "love",
    "life", "who", "by", "from", "that", "night", "war", "an", "at", "they", "when", "world",
  ]
  private static let genres = [
    "Drama", "Comedy", "Thriller", "Romance", "Action", "Crime", "Horror", "Adventure", "Mystery",
    "Family", "Fantasy", "Sci-Fi", "Biography", "Animation", "History", "War",
  ]
  private static let countries = ["United States", "United Kingdom", "France", "Italy", "Japan"]

  /// Invents titles; the order in which they come says nothing about their votes.
  init(count: Int) {
    self.count = count
    var random = SplitMix(seed: 16)
    words = Zipf(Self.common + (0..<8_000).map { _ in random.word() }, offset: 3)
    people = Zipf((0..<6_000).map { _ in random.word().capitalized }, offset: 30)
    let ranks = (0..<count).shuffled(using: &random)
    for number in 0..<count { all.append(title(number, rank: ranks[number])) }
  }

  /// The names of some titles, half of them among those with the fewest votes.
  mutating func names(_ count: Int) -> [String] {
    let ranked = all.sorted { $0.votes ?? 0 > $1.votes ?? 0 }
    let best = ranked.prefix(ranked.count / 20 + count / 2)
    let obscure = ranked.suffix(ranked.count / 2)
    return best.shuffled(using: &random).prefix(count / 2).map(\.title)
      + obscure.shuffled(using: &random).prefix(count / 2).map(\.title)
  }

  private mutating func title(_ number: Int, rank: Int) -> TitleDetail {
    let votes = 2_500_000 / (rank + 1) + Int.random(in: 5..<50, using: &random)
    let year = 2_026 - Int(Double.random(in: 0..<9.7, using: &random).squared)
    let kind = number.isMultiple(of: 5) ? TitleKind.series : .movie
    return TitleDetail(
      id: Self.id(number), title: text(1...5).capitalized, years: YearRange(year),
      kind: number.isMultiple(of: 50) ? .game : kind, rated: pick(["R", "PG-13", "PG", "G", nil]),
      minutes: Int.random(in: 60..<180, using: &random), genres: some(Self.genres, 1...3),
      directors: names(1...1), writers: names(1...2), actors: names(3...4), plot: text(15...60),
      languages: ["English"], countries: some(Self.countries, 1...2),
      awards: pick([nil, "3 wins", "1 win & 2 nominations"]),
      poster: "https://posters.example/\(number).jpg", ratings: ratings(), votes: votes)
  }

  private mutating func ratings() -> [Rating] {
    [Rating.Source.imdb, .rottenTomatoes, .metacritic].compactMap { source in
      let score = Double(Int.random(in: 20..<96, using: &random))
      return source == .imdb || Bool.random(using: &random)
        ? Rating(source: source, score: score) : nil
    }
  }

  private mutating func text(_ count: ClosedRange<Int>) -> String {
    let length = Int.random(in: count, using: &random)
    return (0..<length).map { _ in words.pick(using: &random) }.joined(separator: " ")
  }

  private mutating func names(_ count: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: count, using: &random)).map { _ in
      people.pick(using: &random) + " " + people.pick(using: &random)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func some(_ values: [String], _ count: ClosedRange<Int>) -> [String] {
    Array(values.shuffled(using: &random).prefix(Int.random(in: count, using: &random)))
  }

  private static func id(_ number: Int) -> TitleID {
    guard let id = TitleID("tt\(7_000_000 + number)") else {
      preconditionFailure("\(number) makes no id")
    }
    return id
  }
}

extension InventedTitles {
  /// What somebody may look for, in the query language's words.
  var expressions: [(text: String, search: LocalSearch)] {
    let (drama, ninety) = (TextTest.beginnings("drama"), NumberTest.within(1_990...1_999))
    let rated = TitleCondition.number(.rating, .atLeast(8))
    let name = people.often(1)
    let conditions: [(String, TitleCondition)] = [
      ("the", .words(["the"])), ("war night", .words(["war", "night"])),
      ("\"the man\"", .phrase("the man")), ("title:love", .text(.name, .beginnings("love"))),
      ("genre:drama", .text(.genre, drama)),
      ("genre:drama year:1990s", .all([.text(.genre, drama), .number(.year, ninety)])),
      ("genre:drama rating>=8", .all([.text(.genre, drama), rated])),
      ("a year:1950", .all([.words(["a"]), .number(.year, .within(1_950...1_950))])),
      ("a rating>9.5", .all([.words(["a"]), .number(.rating, .above(9.5))])),
      ("rating>=8", rated), ("rating>9.4", .number(.rating, .above(9.4))),
      ("rating>100", .number(.rating, .above(100))),
      (
        "votes>100000 rating<4",
        .all([
          .number(.votes, .above(100_000)), .number(.rating, .below(4)),
        ])
      ),
      ("type:game", .kind(.game)), ("type:game the", .all([.kind(.game), .words(["the"])])),
      ("actor:NAME", .text(.actor, .beginnings(name))),
      (
        "actor:NAME -genre:drama",
        .all([
          .text(.actor, .beginnings(name)), .not(.text(.genre, drama)),
        ])
      ),
      (
        "-plot:the -genre:drama",
        .all([
          .not(.text(.plot, .beginnings("the"))), .not(.text(.genre, drama)),
        ])
      ),
      (
        "director:NAME or rating>9.4",
        .any([
          .text(.director, .beginnings(name)), .number(.rating, .above(9.4)),
        ])
      ),
      ("love or war or night", .any(["love", "war", "night"].map { .words([$0]) })),
    ]
    let sorted: [(String, LocalSearch)] = [
      ("rating>=8 sort:votes", LocalSearch(rated, order: TitleOrder(.votes))),
      ("genre:drama sort:rating", LocalSearch(.text(.genre, drama), order: TitleOrder(.rating))),
      ("love sort:title", LocalSearch(.words(["love"]), order: TitleOrder(.title))),
    ]
    return conditions.map { ($0, LocalSearch($1)) } + sorted
  }
}

extension Double {
  fileprivate var squared: Double { self * self }
}
