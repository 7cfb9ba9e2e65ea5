import Search
import Testing
import Titles

@Suite("What can be told of a title that is known in part", .timeLimit(.minutes(5)))
struct JudgementTests {
  private func judgement(
    _ text: String, _ title: TitleDetail, isInIMDbData: Bool = false
  ) throws -> Bool? {
    let condition = try #require(try TitleExpression(parsing: text).condition)
    return condition.judgement(of: SearchableTitle(title), isInIMDbData: isInIMDbData)
  }

  private func row() throws -> TitleDetail {
    TitleDetail(
      id: try #require(TitleID("tt0000001")), title: "Alien", years: YearRange(1979), kind: .movie)
  }

  @Test(
    "What a row tells is decided",
    arguments: [
      ("year<1980", true), ("year>1980", false), ("type:movie", true), ("not type:movie", false),
      ("title:alien", true), ("title:batman", false), ("alien", true), ("seen:no", true),
      ("mine>7", false),
    ])
  func decided(text: String, isFulfilled: Bool) throws {
    #expect(try judgement(text, row()) == isFulfilled)
  }

  @Test(
    "What only details tell is not",
    arguments: [
      "rating>7", "not rating>7", "runtime<100", "genre:horror", "not genre:horror", "actor:weaver",
      "plot:ship", "ripley", "\"in space\"",
    ])
  func undecided(text: String) throws {
    #expect(try judgement(text, row()) == nil)
  }

  @Test(
    "Facts that IMDb's data does not have nobody has, but others may be told",
    arguments: [
      ("rating>7", false), ("not rating>7", true), ("runtime<100", false), ("votes>1", false),
      ("genre:horror", false), ("actor:weaver", nil), ("metascore>1", nil),
    ] as [(String, Bool?)])
  func withIMDbData(text: String, judgement: Bool?) throws {
    #expect(try self.judgement(text, row(), isInIMDbData: true) == judgement)
  }

  @Test(
    "One part that is decided may decide the whole",
    arguments: [
      ("year>1980 rating>7", false), ("year<1980 or rating>7", true),
      ("not (year>1980 rating>7)", true), ("year<1980 rating>7", nil),
      ("year>1980 or rating>7", nil),
    ] as [(String, Bool?)])
  func combined(text: String, judgement: Bool?) throws {
    #expect(try self.judgement(text, row()) == judgement)
  }

  @Test("A fact that is known decides, whatever else is not")
  func facts() throws {
    var title = try row()
    title.genres = ["Horror"]
    title.ratings = [Rating(imdb: 85)]
    #expect(try judgement("genre:horror rating>8", title) == true)
    #expect(try judgement("genre:comedy", title) == false)
    #expect(try judgement("rating>8.5", title) == false)
    #expect(try judgement("ripley", title) == nil)
  }
}
