import Exchange
import Testing

@Suite("Half stars and ten points", .timeLimit(.minutes(5)))
struct StarRatingTests {
  @Test("Half a star is a point")
  func scale() {
    let stars = ["0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5"]
    #expect(stars.map(StarRating.points(stars:)) == Array(1...10))
  }

  @Test("A spreadsheet's decimals are understood", arguments: ["3,5", "3.50", "3.5"])
  func spreadsheets(text: String) {
    #expect(StarRating.points(stars: text) == 7)
  }

  @Test(
    "What is not from half a star to five is no rating",
    arguments: ["", "0", "5.5", "6", "3.7", "-1", "★★★", "3.", "1e0"])
  func refused(text: String) {
    #expect(StarRating.points(stars: text) == nil)
  }
}
