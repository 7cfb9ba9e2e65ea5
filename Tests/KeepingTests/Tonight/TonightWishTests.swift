import Keeping
import Testing
import Titles

@Suite("A wish for tonight", .timeLimit(.minutes(5)))
struct TonightWishTests {
  @Test("Minutes, rating and genres are another way to write an expression")
  func expression() throws {
    let wish = TonightWish(minutes: 120, leastRating: 7, genres: ["comedy"])
    #expect(wish.expression.text == "runtime<=120 rating>=7 genre:comedy")
    let written = try TitleExpression(parsing: wish.expression.text)
    #expect(TonightWish(written) == wish)
  }

  @Test("Of several genres one is enough, and an expression is added to them")
  func genres() throws {
    let year = try TitleExpression(parsing: "year<1970 sort:year")
    let wish = TonightWish(from: .disk, genres: ["war", "western"], and: year)
    #expect(wish.expression.text == "(genre:war or genre:western) year<1970 sort:year")
    #expect(wish.source == .disk)
  }

  @Test("A wish for nothing in particular has no condition")
  func nothing() {
    #expect(TonightWish(minutes: nil) == TonightWish())
    #expect(TonightWish().expression.text == "")
  }
}
