import TestSupport
import Testing
import Titles

@Suite("Expressions as text", .timeLimit(.minutes(5)))
struct ExpressionTextTests {
  @Test(
    "An expression is written in one way",
    arguments: [
      ("((star)) and (wars)", "star wars"), ("“a new hope”", "\"a new hope\""),
      ("GENRE = Noir", "genre:Noir"), ("cast:\"x y\"", "actor:\"x y\""),
      ("rating>7,50", "rating>7.5"), ("rating ≥ 7", "rating>=7"), ("year:90s", "year:1990..1999"),
      ("year:1990-", "year>=1990"), ("decade=80", "year:1980..1989"),
      ("votes<1.5m", "votes<1500000"),
      ("runtime<=1h50", "runtime<=110"), ("type:tv", "type:series"), ("rated:r", "rated:\"r\""),
      ("seen:YES", "seen:yes"), ("seen:never", "seen:no"), ("not seen:no", "not seen:no"),
      ("seen:2024-1..2024-12", "seen:2024"), ("seen:2020s", "seen:2020..2029"),
      ("seen:2024-2-1..2024-2-29", "seen:2024-02"), ("seen:2024-1-1", "seen:2024-01-01"),
      ("seen:2024-1", "seen:2024-01"), ("seen:2024-02..2024-3", "seen:2024-02..2024-03"),
      ("seen:2024-02..2024-3-5", "seen:2024-02-01..2024-03-05"), ("seen:2024..", "seen>=2024"),
      ("seen>=2024-1", "seen>=2024"), ("seen<=2024-12", "seen<=2024"),
      ("seen>2024-1", "seen>2024-01"), ("seen<2024-3-17", "seen<2024-03-17"),
      ("have=yes", "have:yes"), ("have:4k", "have:2160"), ("have >= 1080p", "have>=1080"),
      ("mine=any", "mine:any"), ("mine:9-7", "mine:7..9"), ("mine ≥ 7", "mine>=7"),
      ("list:“Noir nights”", "list:\"Noir nights\""), ("LIST:Noir", "list:Noir"),
      ("sort:-year a", "a sort:-year"), ("sort:rating", "sort:rating"), ("", ""),
      ("a or (b or type:movie c)", "a or b or type:movie c"), ("not (a)", "not a"),
      ("not (star wars)", "not (star wars)"), ("(a or b) c", "(a or b) c"),
      ("person:varda or a", "director:varda or writer:varda or actor:varda or a"),
      ("person:\"a b\" a", "person:\"a b\" a"), ("not person:varda", "not person:varda"),
      ("not (a or not (b type:game))", "not (a or not (b type:game))"),
    ])
  func text(typed: String, text: String) throws {
    let expression = try TitleExpression(parsing: typed)
    #expect(expression.text == text)
    #expect(try TitleExpression(parsing: text) == expression)
  }

  @Test(
    "A word that would not be read as one is written as it will be",
    arguments: [
      (["or"], "or:"), (["Not", "rated"], "not: rated"), (["rating>7"], "rating 7"),
      (["genre:and"], "genre and:"), (["(500)"], "500"), (["\"x\""], "x"),
    ])
  func words(words: [String], text: String) throws {
    let expression = TitleExpression(.words(words))
    #expect(expression.text == text)
    guard case .words(let read) = try TitleExpression(parsing: text).condition else {
      Issue.record("“\(text)” is not read as words")
      return
    }
    func searched(_ words: [String]) -> [String] { words.flatMap(\.searchWords) }
    #expect(searched(read) == searched(words))
    let negated = try TitleExpression(parsing: TitleExpression(.not(.words(words))).text)
    #expect(negated.condition == .not(.words(read)))
  }

  @Test("Several beginnings of words are written as a condition each")
  func beginnings() {
    let noir = TitleCondition.text(.genre, .beginnings("film noir"))
    #expect(TitleExpression(noir).text == "genre:film genre:noir")
    #expect(TitleExpression(.not(noir)).text == "not (genre:film genre:noir)")
    let person = [TextField.director, .writer, .actor].map {
      TitleCondition.text($0, .beginnings("a b"))
    }
    #expect(
      TitleExpression(.any(person)).text
        == "director:a director:b or writer:a writer:b or actor:a actor:b")
  }

  @Test("Made expressions are read again as they are", arguments: UInt64(0)..<20)
  func madeExpressions(seed: UInt64) throws {
    var source = ExpressionSource(seed: seed)
    for _ in 0..<50 {
      let expression = source.expression()
      #expect(try TitleExpression(parsing: expression.text) == expression, "\(expression.text)")
    }
  }

  @Test("Whatever text is read as, its text is read as the same", arguments: UInt64(0)..<20)
  func madeTexts(seed: UInt64) throws {
    var source = ExpressionSource(seed: seed)
    var count = 0
    for _ in 0..<200 {
      let text = source.text()
      if let expression = try? TitleExpression(parsing: text) {
        count += 1
        #expect(try TitleExpression(parsing: expression.text) == expression, "\(text)")
      }
      if case .expression(let expression, _) = SearchLineReading(of: text) {
        count += 1
        #expect(try TitleExpression(parsing: expression.text) == expression, "\(text)")
      }
    }
    #expect(count > 20)
  }

  @Test(
    "As deep as may be, an expression is read again",
    arguments: [
      (25, "b"), (24, "not (director:x or writer:x or actor:x"), (24, "not person:x"),
      (24, "not director:\"x y"), (24, "not (director:x director:y"),
      (25, "seen:no"), (24, "not list:\"x y"),
    ])
  func depth(levels: Int, part: String) throws {
    let text = String(repeating: "not (a or type:movie ", count: levels) + part
    guard case .expression(let expression, _) = SearchLineReading(of: text) else {
      Issue.record("“\(text)” is no expression")
      return
    }
    #expect(try TitleExpression(parsing: expression.text) == expression)
    guard case .mistake(let mistake) = SearchLineReading(of: "not \(text)") else {
      Issue.record("It may be even deeper")
      return
    }
    #expect(mistake.kind == .tooDeep(limit: 50))
  }

  @Test(
    "As many conditions as may be are read again",
    arguments: [
      ("a", 200), ("seen:no", 200), ("not list:x", 200), ("person:\"x y\"", 66),
      ("not votes>1m", 200), ("decade:80s", 200),
    ])
  func length(part: String, count: Int) throws {
    let text = Array(repeating: part, count: count).joined(separator: " ")
    let expression = try TitleExpression(parsing: text)
    #expect(try TitleExpression(parsing: expression.text) == expression)
  }
}
