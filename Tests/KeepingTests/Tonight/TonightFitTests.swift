import Keeping
import Testing
import Titles

@Suite("What fits a wish for tonight", .timeLimit(.minutes(5)))
struct TonightFitTests {
  private func offer(
    _ text: String, _ titles: [TitleDetail], vetoed: [TitleID] = []
  ) throws -> TonightOffer {
    let wish = TonightWish(try TitleExpression(parsing: text))
    return TonightDraw(wish, seed: 1, vetoed: vetoed)
      .offer(from: titles.map { LibraryEntry($0) }, taste: Taste([]))
  }

  @Test(
    "A few minutes more than wished are told, more are too many",
    arguments: [
      ("runtime<=120", 120, []), ("runtime<=120", 121, [TonightCaveat.over(minutes: 1)]),
      ("runtime<=120", 125, [.over(minutes: 5)]), ("runtime<=120", 126, nil),
      ("runtime<120", 119, []), ("runtime<120", 120, [.over(minutes: 1)]),
      ("runtime:90..120", 123, [.over(minutes: 3)]), ("runtime:90..120", 89, nil),
      ("runtime>=120", 119, nil),
    ] as [(String, Int, [TonightCaveat]?)])
  func slack(text: String, minutes: Int, caveats: [TonightCaveat]?) throws {
    let offer = try offer(text, [TonightSamples.film(1, minutes: minutes)])
    #expect(offer.proposals.first?.caveats == caveats)
    #expect(offer.fitting == (caveats == [] ? 1 : 0))
  }

  @Test("What is not known of is proposed only where nothing else is left, and that is told")
  func unknown() throws {
    let unknown = try TonightSamples.film(1, minutes: nil, rating: 8)
    let fitting = try (2...4).map { try TonightSamples.film($0, rating: 8) }
    let enough = try offer("runtime<120 rating>7", [unknown] + fitting)
    #expect(!enough.proposals.map(\.id).contains(unknown.id))
    let few = try offer("runtime<120 rating>7", [unknown] + fitting.prefix(2))
    #expect(few.fitting == 2)
    #expect(few.proposals.last?.id == unknown.id)
    #expect(few.proposals.last?.caveats == [.unknown(.runtime)])
    let nothing = try TonightSamples.film(1, minutes: nil)
    let both = try offer("runtime<120 rating>7", [nothing]).proposals.first?.caveats
    #expect(both == [.unknown(.runtime), .unknown(.rating)])
    #expect(try offer("runtime<120 genre:comedy", [nothing]).proposals.isEmpty)
  }

  @Test("If fewer than three fit, each requirement says how many more it keeps out")
  func loosenings() throws {
    let titles = [
      try TonightSamples.film(1, minutes: 90, rating: 8, genres: ["Comedy"]),
      try TonightSamples.film(2, minutes: 150, rating: 8, genres: ["Comedy"]),
      try TonightSamples.film(3, minutes: 160, rating: 8, genres: ["Comedy"]),
      try TonightSamples.film(4, minutes: 90, rating: 5, genres: ["Comedy"]),
      try TonightSamples.film(5, minutes: 150, rating: 5, genres: ["Comedy"]),
      try TonightSamples.film(6, minutes: 90, rating: 8, genres: ["Comedy"]),
    ]
    let offer = try offer(
      "runtime<=120 rating>=7 genre:comedy", titles, vetoed: [titles[5].id])
    #expect(offer.candidates == 6)
    #expect(offer.fitting == 1)
    #expect(offer.proposals.map(\.id) == [titles[0].id])
    #expect(
      offer.loosenings == [
        TonightLoosening(.condition(.number(.runtime, .atMost(120))), gain: 2),
        TonightLoosening(.notVetoed, gain: 1),
        TonightLoosening(.condition(.number(.rating, .atLeast(7))), gain: 1),
      ])
  }

  @Test("If enough fit, nothing needs to be dropped")
  func enough() throws {
    let titles = try (1...4).map { try TonightSamples.film($0, minutes: $0 == 4 ? 200 : 90) }
    let offer = try offer("runtime<=120", titles)
    #expect(offer.fitting == 3)
    #expect(offer.loosenings.isEmpty)
  }

  @Test("Without titles there is nothing to draw, and nothing to drop")
  func nothing() throws {
    #expect(try offer("genre:comedy", []) == TonightOffer([], candidates: 0, fitting: 0))
  }

  @Test("Words and phrases are looked for as in a search")
  func words() throws {
    let titles = try (1...3).map { try TonightSamples.film($0, directors: ["Agnès Varda \($0)"]) }
    #expect(try offer("varda 2", titles).proposals.map(\.id) == [titles[1].id])
    #expect(try offer("not \"agnes varda\"", titles).fitting == 0)
    #expect(try offer("director:agnes", titles).fitting == 3)
  }
}
