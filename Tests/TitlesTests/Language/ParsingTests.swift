import Testing
import Titles

@Suite("The query language", .timeLimit(.minutes(5)))
struct ParsingTests {
  private func condition(_ text: String) throws -> TitleCondition? {
    let expression = try TitleExpression(parsing: text)
    #expect(expression.order == nil)
    return expression.condition
  }

  @Test("Words that follow one another are looked for together, and quoted ones as a phrase")
  func words() throws {
    #expect(try condition("blade runner") == .words(["blade", "runner"]))
    #expect(try condition("  blade\u{00A0}\u{3000}runner\t") == .words(["blade", "runner"]))
    #expect(try condition("\"blade runner\"") == .phrase("blade runner"))
    #expect(try condition("“blade runner”") == .phrase("blade runner"))
    #expect(try condition("„blade runner“") == .phrase("blade runner"))
    #expect(
      try condition("scott\"blade runner\"1982")
        == .all([.words(["scott"]), .phrase("blade runner"), .words(["1982"])]))
  }

  @Test(
    "What nothing can be looked for by is left out", arguments: ["", "  ", "-- …", "\"\"", "<"])
  func nothing(text: String) throws {
    #expect(try TitleExpression(parsing: text) == TitleExpression(nil))
  }

  @Test(
    "Titles are words, whatever signs they have",
    arguments: [
      ("Star Wars: A New Hope", ["Star", "Wars:", "A", "New", "Hope"]),
      ("Who's Afraid of Virginia Woolf?", ["Who's", "Afraid", "of", "Virginia", "Woolf?"]),
      ("M*A*S*H", ["M*A*S*H"]), ("Face/Off", ["Face/Off"]), ("WALL·E", ["WALL·E"]),
      ("(500) Days of Summer", ["500", "Days", "of", "Summer"]),
      ("E.T. the Extra-Terrestrial", ["E.T.", "the", "Extra-Terrestrial"]),
      ("2001: A Space Odyssey", ["2001:", "A", "Space", "Odyssey"]),
      ("3:10 to Yuma", ["3:10", "to", "Yuma"]), ("9 < 10", ["9", "10"]), ("9<10", ["9<10"]),
      ("Alien: rating", ["Alien:", "rating"]), ("Alien : Covenant", ["Alien", "Covenant"]),
      ("...And Justice", ["...And", "Justice"]),
      ("Notorious Orphan Andy", ["Notorious", "Orphan", "Andy"]), ("(genre) :x", ["genre", "x"]),
      ("שלום עולם", ["שלום", "עולם"]), ("\u{301}e\u{301}\n\u{301}a", ["\u{301}é", "\u{301}a"]),
    ])
  func titles(text: String, words: [String]) throws {
    #expect(try condition(text) == .words(words))
  }

  @Test("A text field takes beginnings of words without quotes, and a phrase in them")
  func texts() throws {
    for field in TextField.allCases where field != .rated {
      #expect(try condition("\(field.rawValue):am-b") == .text(field, .beginnings("am-b")))
      #expect(try condition("\(field.rawValue):\"a b\"") == .text(field, .phrase("a b")))
    }
    #expect(try condition("GENRE = noir") == .text(.genre, .beginnings("noir")))
    #expect(try condition("genre: noir") == .text(.genre, .beginnings("noir")))
    #expect(try condition("title:Alien:") == .text(.name, .beginnings("Alien:")))
    #expect(try condition("cast:varda") == .text(.actor, .beginnings("varda")))
    #expect(try condition("genre:or") == .text(.genre, .beginnings("or")))
    #expect(
      try condition("person:varda")
        == .any([.director, .writer, .actor].map { .text($0, .beginnings("varda")) }))
  }

  @Test("A certificate is looked for whole: “R” is not the beginning of “Rated”")
  func certificates() throws {
    #expect(try condition("rated:r") == .text(.rated, .phrase("r")))
  }

  @Test(
    "Numbers are compared, and lie in ranges",
    arguments: [
      ("rating>7.5", .rating, .above(7.5)), ("rating>7,5", .rating, .above(7.5)),
      ("rating < 7", .rating, .below(7)), ("rating<=7.25", .rating, .atMost(7.25)),
      ("rating ≤7", .rating, .atMost(7)), ("rating≥ 7", .rating, .atLeast(7)),
      ("rating>=7", .rating, .atLeast(7)), ("rating:10", .rating, .within(10...10)),
      ("rating=0", .rating, .within(0...0)), ("rating:7..8", .rating, .within(7...8)),
      ("rating:7-8", .rating, .within(7...8)), ("rating:8…7.5", .rating, .within(7.5...8)),
      ("rating:7...8", .rating, .within(7...8)), ("rating:7..", .rating, .atLeast(7)),
      ("rating:..7", .rating, .atMost(7)), ("rating:\"7\"", .rating, .within(7...7)),
      ("metascore>=80", .metascore, .atLeast(80)), ("tomatoes>80%", .tomatoes, .above(80)),
    ] as [(String, NumberField, NumberTest)])
  func numbers(text: String, field: NumberField, test: NumberTest) throws {
    #expect(try condition(text) == .number(field, test))
  }

  @Test(
    "Votes have thousands and millions",
    arguments: [
      ("10000", 10_000), ("10k", 10_000), ("10K", 10_000), ("1.5m", 1_500_000),
      ("1,25k", 1_250), ("10,000", 10_000), ("1.234.567", 1_234_567), ("0", 0),
    ])
  func votes(text: String, votes: Double) throws {
    #expect(try condition("votes>\(text)") == .number(.votes, .above(votes)))
  }

  @Test(
    "Running times have hours and minutes",
    arguments: [
      ("110", 110), ("110m", 110), ("90min", 90), ("1h", 60), ("1h50", 110), ("1H50M", 110),
      ("2h05min", 125),
    ])
  func runtimes(text: String, minutes: Double) throws {
    #expect(try condition("runtime<\(text)") == .number(.runtime, .below(minutes)))
  }

  @Test(
    "Years and decades are read as they are in the year filter",
    arguments: [
      ("year:1990", .within(1990...1990)), ("year:1990..1999", .within(1990...1999)),
      ("year:1999-1990", .within(1990...1999)), ("year:90s", .within(1990...1999)),
      ("year:1990–", .atLeast(1990)), ("year:-1980", .atMost(1980)), ("year>90s", .above(1999)),
      ("year>=90s", .atLeast(1990)), ("year<90s", .below(1990)), ("year<=90s", .atMost(1999)),
      ("decade:80s", .within(1980...1989)), ("decade:1980s", .within(1980...1989)),
      ("decade:1980", .within(1980...1989)), ("decade:80", .within(1980...1989)),
      ("decade:1987", .within(1980...1989)), ("decade:60s..70s", .within(1960...1979)),
      ("decade<60s", .below(1960)), ("decade:2100", .within(2100...2100)),
    ] as [(String, NumberTest)])
  func years(text: String, test: NumberTest) throws {
    #expect(try condition(text) == .number(.year, test))
  }

  @Test(
    "Kinds have several names",
    arguments: [
      ("movie", .movie), ("film", .movie), ("Series", .series), ("show", .series), ("tv", .series),
      ("episode", .episode), ("game", .game),
    ] as [(String, TitleKind)])
  func kinds(name: String, kind: TitleKind) throws {
    #expect(try condition("type:\(name)") == .kind(kind))
  }

  @Test(
    "Days are years, months or days, and ranges of them",
    arguments: [
      ("seen:2024", .within(day(2024, 1, 1)...day(2024, 12, 31))),
      ("seen:90s", .within(day(1990, 1, 1)...day(1999, 12, 31))),
      ("seen:2024-02", .within(day(2024, 2, 1)...day(2024, 2, 29))),
      ("seen:2023-2", .within(day(2023, 2, 1)...day(2023, 2, 28))),
      ("seen=2024-03-17", .within(day(2024, 3, 17)...day(2024, 3, 17))),
      ("seen:2024-3-7", .within(day(2024, 3, 7)...day(2024, 3, 7))),
      ("seen:2020-2024", .within(day(2020, 1, 1)...day(2024, 12, 31))),
      ("seen:2020–2024", .within(day(2020, 1, 1)...day(2024, 12, 31))),
      ("seen:2024-03..2023", .within(day(2023, 1, 1)...day(2024, 3, 31))),
      ("seen:2024-03-17..2024-04", .within(day(2024, 3, 17)...day(2024, 4, 30))),
      ("seen:2024-03..", .atLeast(day(2024, 3, 1))), ("seen:..2024-03", .atMost(day(2024, 3, 31))),
      ("seen>2024-03", .above(day(2024, 3, 31))), ("seen>=2024-03", .atLeast(day(2024, 3, 1))),
      ("seen<2024", .below(day(2024, 1, 1))), ("seen<=2024", .atMost(day(2024, 12, 31))),
    ] as [(String, DayTest)])
  func days(text: String, test: DayTest) throws {
    #expect(try condition(text) == .library(.seen(test)))
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, day: day)
  }

  @Test(
    "The library is asked for what was seen, the user's own ratings, and lists",
    arguments: [
      ("seen:yes", .isSeen(true)), ("seen:No", .isSeen(false)), ("seen:never", .isSeen(false)),
      ("have:yes", .isOnDisk(true)), ("have:no", .isOnDisk(false)),
      ("have:1080p", .lines(.within(1_080...1_080))), ("have:576i", .lines(.within(576...576))),
      ("have>=4K", .lines(.atLeast(2_160))), ("have<720", .lines(.below(720))),
      ("mine:any", .isRated(true)), ("mine:none", .isRated(false)),
      ("mine>7", .rating(.above(7))), ("mine:10", .rating(.within(10...10))),
      ("mine:7-9", .rating(.within(7...9))), ("mine<=5", .rating(.atMost(5))),
      ("list:noir", .list(.beginnings("noir"))),
      ("list:\"noir nights\"", .list(.phrase("noir nights"))),
    ] as [(String, LibraryCondition)])
  func library(text: String, condition: LibraryCondition) throws {
    #expect(try self.condition(text) == .library(condition))
  }

  @Test(
    "A year alone in parentheses behind a name is its year",
    arguments: [
      ("alien (1979)", "alien year:1979"), ("2012 (2009)", "2012 year:2009"),
      ("title:alien (1979) rating>7", "title:alien year:1979 rating>7"),
      ("(alien (1979) or dune (1984))", "(alien year:1979 or dune year:1984)"),
      ("\"blade runner\" (1982) sort:year", "\"blade runner\" year:1982 sort:year"),
    ])
  func nameAndYear(text: String, meaning: String) throws {
    #expect(try TitleExpression(parsing: text) == TitleExpression(parsing: meaning))
  }

  @Test(
    "Everywhere else, what stands in parentheses is what it is without them",
    arguments: [
      ("(1984)", "1984"), ("alien or (1979)", "alien or 1979"), ("not (1950)", "not 1950"),
      ("alien (500)", "alien 500"), ("alien (3000)", "alien 3000"),
      ("alien (1979 ridley)", "alien 1979 ridley"),
    ])
  func noYear(text: String, meaning: String) throws {
    #expect(try TitleExpression(parsing: text) == TitleExpression(parsing: meaning))
  }

  @Test("An order may stand anywhere, and its minus reverses it")
  func orders() throws {
    for key in TitleOrder.Key.allCases {
      let sorted = TitleExpression(.words(["star", "wars"]), order: TitleOrder(key))
      #expect(try TitleExpression(parsing: "star sort:\(key.rawValue) wars") == sorted)
      let reversed = TitleExpression(nil, order: TitleOrder(key, isReversed: true))
      #expect(try TitleExpression(parsing: "sort:-\(key.rawValue)") == reversed)
    }
  }

  @Test("`not` is about what follows, `and` binds more closely than `or`, parentheses group")
  func operators() throws {
    let (a, b, c) =
      (TitleCondition.words(["a"]), TitleCondition.words(["b"]), .kind(.movie))
      as (TitleCondition, TitleCondition, TitleCondition)
    #expect(try condition("a or b type:movie") == .any([a, .all([b, c])]))
    #expect(try condition("(a OR b) type:movie") == .all([.any([a, b]), c]))
    #expect(try condition("a and type:movie And b") == .all([a, c, b]))
    #expect(try condition("not a b") == .all([.not(a), b]))
    #expect(try condition("not not a") == .not(.not(a)))
    #expect(try condition("not(a b)or c") == .any([.not(.words(["a", "b"])), .words(["c"])]))
    #expect(try condition("not type:movie or \"not\"") == .any([.not(c), .phrase("not")]))
  }

  @Test("However it is grouped, what means the same is the same")
  func normalForm() throws {
    #expect(try condition("((a)) (b and c)") == .words(["a", "b", "c"]))
    #expect(try condition("a or (b or (c or d))") == (try condition("a or b or c or d")))
    #expect(
      try condition("a (type:movie (b c))")
        == .all([.words(["a"]), .kind(.movie), .words(["b", "c"])]))
  }
}
