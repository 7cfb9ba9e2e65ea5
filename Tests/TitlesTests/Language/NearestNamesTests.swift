import Testing
import Titles

@Suite("Misspelt genres, languages and countries", .timeLimit(.minutes(5)))
struct NearestNamesTests {
  @Test(
    "The nearest name takes the place of one that does not exist",
    arguments: [
      ("genre:wstern", "genre:western"), ("genre:comdey rating>7", "genre:comedy rating>7"),
      ("language:frnch", "language:french"), ("country:frnace", "country:france"),
      ("country:new-zeland", "country:\"new zealand\""), ("not genre:horor", "not genre:horror"),
    ])
  func mended(typed: String, meant: String) throws {
    let condition = try #require(try TitleExpression(parsing: typed).condition)
    #expect(condition.withNearestNames == (try TitleExpression(parsing: meant).condition))
  }

  @Test(
    "Names, their beginnings and parts, and what is like none stay",
    arguments: [
      "genre:western", "genre:sci", "genre:fi", "genre:krimi", "language:fre", "country:kingdom",
      "country:zealand", "genre:xyzzy", "director:wstern", "title:frnch", "genre:\"wstern\"",
    ])
  func kept(typed: String) throws {
    let condition = try #require(try TitleExpression(parsing: typed).condition)
    #expect(condition.withNearestNames == condition)
  }
}
