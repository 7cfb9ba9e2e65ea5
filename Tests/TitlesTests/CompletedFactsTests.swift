import TestSupport
import Testing
import Titles

@Suite("Facts of two sources about the same title, joined", .timeLimit(.minutes(5)))
struct CompletedFactsTests {
  private static let seeds: [UInt64] = Array(1...40)

  @Test("What either source knows is known, and nothing else", arguments: seeds)
  func nothingIsLost(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (one, other) = (try RandomFacts.detail(&random), try RandomFacts.detail(&random))
    #expect(
      RandomFacts.known(in: one.completed(by: other))
        == RandomFacts.known(in: one).union(RandomFacts.known(in: other)))
  }

  @Test("A fact that a source has stays as it is, whatever another one says", arguments: seeds)
  func ownFactsStay(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (one, other) = (try RandomFacts.detail(&random), try RandomFacts.detail(&random))
    let sum = one.completed(by: other)
    #expect(one.completed(by: sum) == sum)
    #expect(sum.completed(by: other) == sum)
    #expect(sum.plot == one.plot ?? other.plot)
    #expect(sum.actors == (one.actors.isEmpty ? other.actors : one.actors))
    #expect(sum.title == ((one.name != nil) ? one.title : other.title))
  }

  @Test("Of three sources it does not matter which two are joined first", arguments: seeds)
  func grouping(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (first, second, third) = (
      try RandomFacts.detail(&random), try RandomFacts.detail(&random),
      try RandomFacts.detail(&random)
    )
    let early = first.completed(by: second).completed(by: third)
    #expect(early == first.completed(by: second.completed(by: third)))
  }

  @Test("A row completes facts as the facts that it tells do", arguments: seeds)
  func byRow(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (one, other) = (try RandomFacts.detail(&random), try RandomFacts.detail(&random))
    let row = TitleSummary(other)
    #expect(one.completed(by: row) == one.completed(by: TitleDetail(row)))
  }

  @Test("A series that still runs by one source has ended if the row tells when")
  func end() throws {
    let id = try #require(TitleID("tt0944947"))
    var running = TitleDetail(id: id, title: "Game of Thrones", kind: .series)
    running.years = YearRange(start: 2011, end: nil)
    let row = TitleSummary(id: id, title: nil, years: YearRange(start: 2012, end: 2019))
    #expect(running.completed(by: row).years == YearRange(start: 2011, end: 2019))
    running.years?.end = 2018
    #expect(running.completed(by: row).years == YearRange(start: 2011, end: 2018))
  }

  @Test("A row without a poster takes away none, and one with only an id no name")
  func rows() throws {
    let id = try #require(TitleID("tt0372784"))
    let known = TitleSummary(
      id: id, title: "Batman Begins", years: YearRange(2005), kind: .movie, poster: "x.jpg")
    #expect(TitleSummary(id: id, title: nil).completed(by: known) == known)
    let renamed = TitleSummary(id: id, title: "Batman 5").completed(by: known)
    #expect(renamed.title == "Batman 5")
    #expect(renamed.poster == "x.jpg")
  }
}
