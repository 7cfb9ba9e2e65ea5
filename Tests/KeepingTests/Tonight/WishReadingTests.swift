import Keeping
import Testing
import Titles

@Suite("A wish in words", .timeLimit(.minutes(5)))
struct WishReadingTests {
  @Test(
    "Says the same as an expression of the query language",
    arguments: [
      ("2h", "runtime<=120"), ("1h30", "runtime<=90"), ("90 min", "runtime<=90"),
      ("two hours", "runtime<=120"), ("1.5 hours", "runtime<=90"),
      ("under 2 hours", "runtime<120"), ("less than 100 minutes", "runtime<100"),
      ("up to 120 min", "runtime<=120"), ("over 2h", "runtime>120"), ("under 90", "runtime<90"),
      ("comedy", "genre:comedy"), ("Sci-Fi", "genre:sci-fi"),
      ("comedy or drama", "genre:comedy or genre:drama"), ("not horror", "not genre:horror"),
      ("7 and more", "rating>=7"), ("7.5 or better", "rating>=7.5"), ("8+", "rating>=8"),
      ("at least 7", "rating>=7"), ("from 1984", "year:1984"), ("series", "type:series"),
      ("2h comedy", "runtime<=120 genre:comedy"),
      (
        "under 2 hours, comedy or drama, 7 and more",
        "runtime<120 (genre:comedy or genre:drama) rating>=7"
      ),
      ("kurosawa comedy", "kurosawa genre:comedy"), ("", ""),
    ])
  func words(wish: String, expression: String) throws {
    #expect(try TitleExpression(wish: wish) == TitleExpression(parsing: expression))
  }

  @Test(
    "Leaves the query language as it is",
    arguments: [
      "runtime<110 not genre:war", #""war of the worlds""#, #"title:"comedy, of errors""#,
      "genre: comedy", "votes>10,000", "list:rain sort:-year",
    ])
  func expressions(text: String) throws {
    #expect(try TitleExpression(wish: text) == TitleExpression(parsing: text))
  }

  @Test("A mistake is told where it was typed")
  func mistakes() throws {
    for (text, column) in [("rating>", 1), ("comedy, rating>x", 16), ("2h runtime<x", 12)] {
      let error = #expect(throws: ExpressionMistake.self) { try TitleExpression(wish: text) }
      #expect(error?.column == column, "\(text)")
    }
  }
}
