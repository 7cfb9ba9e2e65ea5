import Testing
import Titles

@Suite("Expressions in the search line", .timeLimit(.minutes(5)))
struct SearchLineReadingTests {
  @Test(
    "A text without a condition on a known field is words",
    arguments: [
      "", "alien", "Star Wars: A New Hope", "Ready or Not", "Who's Afraid of Virginia Woolf?",
      "M*A*S*H", "(500) Days of Summer", "Face/Off", "9 < 10", "E.T. the Extra-Terrestrial",
      "2001: A Space Odyssey", "Alien: rating", "rating", "genre", "not", "or", "(", "\"", ")",
      "\"genre:noir\"", "sub-genre:noir", "gener:noir", "foo>7", "I <3 you", "http://imdb.com",
      "x rating\u{301}>7", "\u{200F}שם: סרט",
    ])
  func words(text: String) {
    #expect(SearchLineReading(of: text) == .words)
    #expect(TitleQuery(text).expression == nil)
  }

  @Test(
    "A text with a condition is an expression, and there `or` and `not` are operators",
    arguments: [
      "genre:noir", "alien rating>7", "alien or genre:noir", "not genre:noir", "Year = 1999",
      "(genre:noir or genre:western) not (1950)", "sort:year", "title:\"or not\"",
    ])
  func expressions(text: String) throws {
    let expression = try TitleExpression(parsing: text)
    #expect(SearchLineReading(of: text) == .expression(expression, unfinished: nil))
    #expect(TitleQuery(text).expression == expression)
  }

  @Test("An unknown name before a sign is a word there")
  func unknownNames() {
    for (text, words) in [
      ("Star Wars: genre:x", ["Star", "Wars:"]), ("gener:noir genre:x", ["gener:", "noir"]),
      ("foo<7 genre:x", ["foo", "7"]), ("a:b:c genre:x", ["a:", "b:", "c"]),
      ("not: genre:x", ["not:"]),
    ] {
      let condition = TitleCondition.all([.words(words), .text(.genre, .beginnings("x"))])
      #expect(
        SearchLineReading(of: text) == .expression(TitleExpression(condition), unfinished: nil))
    }
  }

  @Test(
    "What is still being typed at the end is left out, and told",
    arguments: [
      ("alien rating>", "alien", .missingValue(of: .number(.rating))),
      ("alien rating > ", "alien", .missingValue(of: .number(.rating))),
      ("alien genre:", "alien", .missingValue(of: .text(.genre))),
      ("alien genre:-", "alien", .missingValue(of: .text(.genre))),
      ("alien genre:\"", "alien", .missingClosingQuote),
      ("alien rating>7.", "alien", .numberExpected(by: .number(.rating))),
      ("alien votes>10,0", "alien", .numberExpected(by: .number(.votes))),
      ("alien runtime<90mi", "alien", .numberExpected(by: .number(.runtime))),
      ("alien year:19", "alien", .numberExpected(by: .number(.year))),
      ("alien year:1990.", "alien", .numberExpected(by: .number(.year))),
      ("alien year:1990..19", "alien", .numberExpected(by: .number(.year))),
      ("alien decade:19", "alien", .numberExpected(by: .decade)),
      ("genre:noir or", "genre:noir", .missingOperand(of: .or)),
      ("genre:noir and ", "genre:noir", .missingOperand(of: .and)),
      ("genre:noir not", "genre:noir", .missingOperand(of: .not)),
      ("genre:noir or not (", "genre:noir", .missingClosingParenthesis),
      ("genre:noir or rating>", "genre:noir", .missingValue(of: .number(.rating))),
      ("(genre:noir or (genre:war", "genre:noir or genre:war", .missingClosingParenthesis),
      ("genre:noir \"new yo", "genre:noir", .missingClosingQuote),
      ("genre:noir sort:", "genre:noir", .missingValue(of: .order)),
      (
        "alien seen:y", "alien",
        .unknownValue(
          "y", of: .library(.seen), suggestion: nil,
          expected: ["yes", "no", "never"])
      ),
      ("alien seen:20", "alien", .numberExpected(by: .library(.seen))),
      ("alien seen:2024-", "alien", .numberExpected(by: .library(.seen))),
      ("alien seen:2024-0", "alien", .numberExpected(by: .library(.seen))),
      ("alien seen:2024-03-", "alien", .numberExpected(by: .library(.seen))),
      ("alien seen:2024-03.", "alien", .numberExpected(by: .library(.seen))),
      ("alien seen:2024-03..20", "alien", .numberExpected(by: .library(.seen))),
      ("alien mine:7.", "alien", .numberExpected(by: .library(.mine))),
      ("alien list:\"noir n", "alien list:noir list:n", .missingClosingQuote),
      ("sort:year", "sort:year", nil), ("rating>", "", .missingValue(of: .number(.rating))),
    ] as [(String, String, ExpressionMistake.Kind?)])
  func unfinished(text: String, rest: String, kind: ExpressionMistake.Kind?) throws {
    guard case .expression(let expression, let mistake) = SearchLineReading(of: text) else {
      Issue.record("“\(text)” is no expression")
      return
    }
    #expect(try expression == TitleExpression(parsing: rest))
    #expect(mistake?.kind == kind)
    #expect(TitleExpression.mistake(in: text) == mistake)
  }

  @Test("Of a name that is still being typed in quotes, its words are looked for already")
  func openQuotes() {
    func texts(_ field: TextField, _ beginnings: [String]) -> TitleCondition {
      .all(beginnings.map { .text(field, .beginnings($0)) })
    }
    for (text, condition) in [
      ("director:\"agnès v", texts(.director, ["agnès", "v"])),
      ("director:“agnès (v", texts(.director, ["agnès", "v"])),
      (
        "person:\"agnès v",
        .any([TextField.director, .writer, .actor].map { texts($0, ["agnès", "v"]) })
      ),
    ] {
      guard case .expression(let expression, let mistake) = SearchLineReading(of: text) else {
        Issue.record("“\(text)” is no expression")
        continue
      }
      #expect(expression == TitleExpression(condition))
      #expect(mistake?.kind == .missingClosingQuote)
    }
  }

  @Test("Every beginning of a sound expression is words, or an expression as far as it goes")
  func beginnings() {
    let text = """
      (genre:noir or director:"agnès varda") and not type:movie rating>=7.5 votes<1,250,000 \
      year:1990..1999 runtime:1h50m..2h decade:80s tomatoes=80% sort:-disagreement \
      seen:2020-2024 seen:never seen:2024-03-17..2024-10-01 mine:7..10 mine:none list:"noir nights"
      """
    for count in 0...text.count {
      let beginning = String(text.prefix(count))
      if case .mistake(let mistake) = SearchLineReading(of: beginning) {
        Issue.record("“\(beginning)”: \(mistake)")
      }
    }
  }

  @Test(
    "What no key that follows can put right is a mistake at once",
    arguments: [
      "seen:x", "seen:2024-13", "seen:2023-02-29", "seen:2024-02-30", "mine:11", "mine>any",
      "list>noir", "rating>x", "rating>11", "type:movies", "sort:actor", "genre>noir",
      "a) genre:noir",
      "genre:noir () b", "or genre:noir", "genre:noir or or b", "genre: rating>7", "year:19 alien",
      "rating> (alien)", "sort:year sort:rating", "(genre:noir or) alien",
    ])
  func mistakes(text: String) throws {
    guard case .mistake(let mistake) = SearchLineReading(of: text) else {
      Issue.record("“\(text)” is not taken for a mistake")
      return
    }
    #expect(TitleExpression.mistake(in: text) == mistake)
  }
}
