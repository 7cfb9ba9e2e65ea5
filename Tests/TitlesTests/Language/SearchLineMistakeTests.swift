import Foundation
import Testing
import Titles

@Suite("What is wrong with the text of a search line", .timeLimit(.minutes(5)))
struct SearchLineMistakeTests {
  @Test(
    "It is what is wrong with the same expression typed to its end, in the text as it stands",
    arguments: [
      "genre:noir rating>", "genre:noir (year<1970", "year:199", "genr:noir", "rating>x",
      "  genre:noir   rating>", "genr:noir rating>x", "genr:noir rating>", "(genr:noir", "re:zero",
      "\u{E9} genre:noir type:", "sort:year sort:title", "alien raitng > 7",
    ])
  func mistake(text: String) throws {
    let found = try #require(TypedText(text).mistake)
    #expect(found.mistake == TitleExpression.mistake(in: text))
  }

  @Test(
    "Words have none, whatever they look like",
    arguments: [
      "", " ", "alien", "Mission: Impossible", "2001: A Space Odyssey", "(500) Days of Summer",
      "alien (1979", "Ready or Not", "\"blade runner", "9 < 10", "genre", "\"genr:noir\"", ")",
      "genre:noir", "star wars: genre:sci-fi", "alien (1979) rating>8",
    ])
  func none(text: String) {
    #expect(TypedText(text).mistake == nil)
  }

  @Test(
    "What a further key can mend is unfinished, what none can mend is final",
    arguments: [
      ("genre:noir rating>", .unfinished), ("genre:noir (year<1970", .unfinished),
      ("year:199", .unfinished), ("genre:noir or", .unfinished),
      ("genr:noir (rating>8", .unfinished),
      ("genre:noir rating>x", .final), ("year:199 ", .final), ("year:19999", .final),
      ("genr:noir rating>x", .final), ("genre:noir)", .final),
    ] as [(String, SearchLineMistake.Weight)])
  func weight(text: String, weight: SearchLineMistake.Weight) {
    #expect(TypedText(text).mistake?.weight == weight)
    #expect(TypedText(text).mistake?.isMisspeltField == false)
  }

  @Test(
    "Operators of other languages are named with their column and what says the same here",
    arguments: [
      ("title!=x", 6, "!=", "not title:x", .final), ("title ≠ x", 7, "≠", "not title:x", .final),
      ("genre:noir && year:1950", 12, "&&", "and", .final),
      ("rocky || creed", 7, "||", "or", .doubtful), ("rocky && creed", 7, "&&", "and", .doubtful),
      ("!title:x", 1, "!", "not title:x", .final), ("-title:x", 1, "-", "not title:x", .final),
      ("-rocky", 1, "-", "not rocky", .doubtful), ("!rocky", 1, "!", "not rocky", .doubtful),
      ("^rocky", 1, "^", "title:rocky", .doubtful),
      ("boxing -rocky", 8, "-", "not rocky", .doubtful),
      ("genre:drama -rocky", 13, "-", "not rocky", .final),
    ] as [(String, Int, String, String, SearchLineMistake.Weight)])
  func foreignOperators(
    text: String, column: Int, sign: String, cure: String, weight: SearchLineMistake.Weight
  ) throws {
    let found = try #require(TypedText(text).mistake)
    #expect(found.mistake.column == column)
    #expect(found.mistake.kind == .foreignOperator(sign, cure: cure))
    #expect(found.weight == weight && found.isForeignOperator)
    #expect(throws: found.mistake) { try TitleExpression(parsing: text) }
  }

  @Test(
    "A sign that no operator is stays one of the words",
    arguments: [
      "mother!", "WALL-E", "spider-man", "Tora! Tora! Tora!", "star wars - a new hope", "M*A*S*H",
      "Tom & Jerry", "Face/Off", "year:-1980", "sort:-year",
    ])
  func ownSigns(text: String) {
    #expect(TypedText(text).mistake == nil)
  }

  @Test("More words than an expression may have are too many for a search, too")
  func tooLong() throws {
    func words(_ count: Int) -> String {
      Array(repeating: "lamp", count: count).joined(separator: " ")
    }
    #expect(TypedText(words(200)).reading == .words)
    let mistake = try #require(TypedText(words(201)).mistake)
    #expect(mistake.weight == .final)
    #expect(mistake.mistake == TitleExpression.mistake(in: words(201)))
    #expect(
      mistake.mistake == ExpressionMistake(column: 1_001, length: 4, kind: .tooLong(limit: 200)))
  }

  @Test(
    "A word in the place of a field is doubtful, and a misspelt field if it is like one",
    arguments: [
      ("genr:noir", true), ("raitng > 7", true), ("genr:noir rating>7", true), ("re:zero", false),
      ("mission:impossible", false), ("x > 7", false), ("http://example.org", false),
      ("or re:zero", false),
    ])
  func doubt(text: String, isMisspelt: Bool) {
    let mistake = TypedText(text).mistake
    #expect(mistake?.weight == .doubtful)
    #expect(mistake?.isMisspeltField == isMisspelt)
  }

  @Test("It can be written down and read again")
  func coding() throws {
    for text in ["genre:noir rating>", "genr:noir", "rating>x"] {
      let mistake = try #require(TypedText(text).mistake)
      let data = try JSONEncoder().encode(mistake)
      #expect(try JSONDecoder().decode(SearchLineMistake.self, from: data) == mistake)
    }
  }
}
