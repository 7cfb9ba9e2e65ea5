import Foundation
import Testing
import Titles

@Suite("Mistakes in the query language", .timeLimit(.minutes(5)))
struct MistakeTests {
  @Test(
    "A mistake says where it is, in characters from 1, and what was expected",
    arguments: [
      ("gener:noir", 1, 5, .unknownField("gener", suggestion: "genre")),
      ("alien wirter:\"x\"", 7, 6, .unknownField("wirter", suggestion: "writer")),
      ("raitng > 7", 1, 6, .unknownField("raitng", suggestion: "rating")),
      ("Re:Zero", 1, 2, .unknownField("Re", suggestion: nil)),
      ("é👨‍👩‍👧 x (foo:bar)", 7, 3, .unknownField("foo", suggestion: nil)),
      (
        "type:moive", 6, 5,
        .unknownValue(
          "moive", of: .kind, suggestion: "movie",
          expected: [
            "movie", "series", "episode", "game", "short", "tvmovie", "miniseries", "video",
            "special", "film", "show", "tv",
          ])
      ),
      (
        "sort:-ratings", 6, 8,
        .unknownValue(
          "ratings", of: .order, suggestion: "rating",
          expected: TitleOrder.Key.allCases.map(\.rawValue))
      ),
      (
        "seen:yse", 6, 3,
        .unknownValue(
          "yse", of: .library(.seen), suggestion: "yes", expected: ["yes", "no", "never"])
      ),
      (
        "mine:nine", 6, 4,
        .unknownValue(
          "nine", of: .library(.mine), suggestion: "none", expected: ["any", "none"])
      ),
      ("liste:noir", 1, 5, .unknownField("liste", suggestion: "list")),
      ("seen:", 1, 5, .missingValue(of: .library(.seen))),
      ("mine> or a", 1, 5, .missingValue(of: .library(.mine))),
      ("have:3k", 6, 2, .numberExpected(by: .library(.have))),
      ("have:0p", 6, 2, .outOfRange(.library(.have), limits: 1...10_000)),
      ("list:", 1, 5, .missingValue(of: .library(.list))),
      ("seen>yes", 6, 3, .numberExpected(by: .library(.seen))),
      ("seen:2024-13", 6, 7, .numberExpected(by: .library(.seen))),
      ("seen:2023-02-29", 6, 10, .numberExpected(by: .library(.seen))),
      ("seen:2024-", 6, 5, .numberExpected(by: .library(.seen))),
      ("seen:2024-03-17-1", 6, 12, .numberExpected(by: .library(.seen))),
      ("seen:2024-٣", 6, 6, .numberExpected(by: .library(.seen))),
      ("seen:3000", 6, 4, .outOfRange(.library(.seen), limits: 1870...2100)),
      ("mine:7.5", 6, 3, .numberExpected(by: .library(.mine))),
      ("mine>11", 6, 2, .outOfRange(.library(.mine), limits: 1...10)),
      ("mine:0", 6, 1, .outOfRange(.library(.mine), limits: 1...10)),
      ("list>noir", 5, 1, .notComparable(.library(.list))),
      ("genre:", 1, 6, .missingValue(of: .text(.genre))),
      ("alien genre: or b", 7, 6, .missingValue(of: .text(.genre))),
      ("genre: rating>7", 1, 6, .missingValue(of: .text(.genre))),
      ("(genre:)", 2, 6, .missingValue(of: .text(.genre))),
      ("genre:--", 7, 2, .missingValue(of: .text(.genre))),
      ("sort:", 1, 5, .missingValue(of: .order)), ("sort:-", 6, 1, .missingValue(of: .order)),
      ("type:", 1, 5, .missingValue(of: .kind)), ("decade:", 1, 7, .missingValue(of: .decade)),
      ("rating>", 1, 7, .missingValue(of: .number(.rating))),
      ("rating>x", 8, 1, .numberExpected(by: .number(.rating))),
      ("rating>7.125", 8, 5, .numberExpected(by: .number(.rating))),
      ("rating>٧", 8, 1, .numberExpected(by: .number(.rating))),
      ("rating>nan", 8, 3, .numberExpected(by: .number(.rating))),
      ("rating>7..8", 8, 4, .numberExpected(by: .number(.rating))),
      ("rating:..", 8, 2, .numberExpected(by: .number(.rating))),
      ("votes>1.5", 7, 3, .numberExpected(by: .number(.votes))),
      ("votes>1,0000", 7, 6, .numberExpected(by: .number(.votes))),
      ("runtime<1h90", 9, 4, .numberExpected(by: .number(.runtime))),
      ("runtime<1h60", 9, 4, .numberExpected(by: .number(.runtime))),
      ("runtime<1h59x", 9, 5, .numberExpected(by: .number(.runtime))),
      ("runtime<m", 9, 1, .numberExpected(by: .number(.runtime))),
      ("year:19", 6, 2, .numberExpected(by: .number(.year))),
      ("decade:x", 8, 1, .numberExpected(by: .decade)),
      ("rating>11", 8, 2, .outOfRange(.number(.rating), limits: 0...10)),
      ("metascore:0..101", 11, 6, .outOfRange(.number(.metascore), limits: 0...100)),
      ("year:3000", 6, 4, .outOfRange(.number(.year), limits: 1870...2100)),
      ("decade:1700", 8, 4, .outOfRange(.decade, limits: 1870...2100)),
      ("genre>noir", 6, 1, .notComparable(.text(.genre))),
      ("type >= movie", 6, 2, .notComparable(.kind)), ("sort<year", 5, 1, .notComparable(.order)),
      ("sort:year alien sort:rating", 17, 11, .secondOrder),
      ("alien \"ripley", 7, 7, .missingClosingQuote),
      ("title:\"alien", 7, 6, .missingClosingQuote),
      ("a (b or (c", 9, 1, .missingClosingParenthesis),
      ("a (b or c", 3, 1, .missingClosingParenthesis),
      ("a) b", 2, 1, .unexpectedClosingParenthesis), (")", 1, 1, .unexpectedClosingParenthesis),
      ("a ( ) b", 3, 3, .emptyParentheses), ("(sort:year)", 1, 11, .emptyParentheses),
      ("ready or not", 10, 3, .missingOperand(of: .not)),
      ("or a", 1, 2, .missingOperand(of: .or)), ("a or", 3, 2, .missingOperand(of: .or)),
      ("a or or b", 3, 2, .missingOperand(of: .or)), ("(a or) b", 4, 2, .missingOperand(of: .or)),
      ("not or a", 1, 3, .missingOperand(of: .not)), ("and a", 1, 3, .missingOperand(of: .and)),
      ("a and", 3, 3, .missingOperand(of: .and)), ("not \"\"", 1, 3, .missingOperand(of: .not)),
    ] as [(String, Int, Int, ExpressionMistake.Kind)])
  func place(text: String, column: Int, length: Int, kind: ExpressionMistake.Kind) {
    #expect(
      TitleExpression.mistake(in: text)
        == ExpressionMistake(column: column, length: length, kind: kind))
  }

  @Test("Nesting is limited, whether by parentheses or by `not`, and however deep it is")
  func depth() throws {
    for (opening, closing) in [("(", ")"), ("not ", ""), ("not (", ")")] {
      let levels = opening == "not (" ? 25 : 50
      func nested(_ count: Int) -> String {
        String(repeating: opening, count: count) + "a" + String(repeating: closing, count: count)
      }
      #expect(throws: Never.self) { try TitleExpression(parsing: nested(levels)) }
      for count in [levels + 1, 20_000] {
        #expect(TitleExpression.mistake(in: nested(count))?.kind == .tooDeep(limit: 50))
      }
    }
  }

  @Test(
    "However long a part is, it is read",
    arguments: [
      ("rating>7", ".", .numberExpected(by: .number(.rating))),
      ("votes>1", ",", .numberExpected(by: .number(.votes))),
      ("votes>1", ",000", .outOfRange(.number(.votes), limits: 0...1_000_000_000)),
      ("year:", "1990..", .numberExpected(by: .number(.year))),
      ("year:1990", ".", .numberExpected(by: .number(.year))),
      ("seen:", "2024-", .numberExpected(by: .library(.seen))),
      ("genre:", "\"", .missingValue(of: .text(.genre))),
      ("", "genre: ", .missingValue(of: .text(.genre))), ("", ":", nil), ("rating", " ", nil),
      ("a", "\u{301}", nil), ("title:", "a", nil),
    ] as [(String, String, ExpressionMistake.Kind?)])
  func longParts(beginning: String, part: String, kind: ExpressionMistake.Kind?) {
    let text = beginning + String(repeating: part, count: 20_000)
    #expect(TitleExpression.mistake(in: text)?.kind == kind)
  }

  @Test("The number of words and conditions is limited, wherever they are")
  func length() {
    let words = Array(repeating: "a", count: 200).joined(separator: " ")
    #expect(TitleExpression.mistake(in: words) == nil)
    #expect(
      TitleExpression.mistake(in: words + " type:movie")
        == ExpressionMistake(column: 401, length: 10, kind: .tooLong(limit: 200)))
    let conditions = Array(repeating: "genre:noir", count: 201)
    #expect(
      TitleExpression.mistake(in: conditions.joined(separator: " or "))?.kind
        == .tooLong(limit: 200))
  }

  @Test("A mistake can be written down and read again")
  func coding() throws {
    for text in ["gener:x", "type:x", "rating>11", "a or", "(", "sort:year sort:year"] {
      let mistake = try #require(TitleExpression.mistake(in: text))
      let data = try JSONEncoder().encode(mistake)
      #expect(try JSONDecoder().decode(ExpressionMistake.self, from: data) == mistake)
    }
  }
}
