import Keeping
import Testing
import Titles

@Suite("A draw of proposals for tonight", .timeLimit(.minutes(5)))
struct TonightDrawTests {
  private let nobody = Taste([])

  private func drawn(_ offer: TonightOffer) -> [TitleID] { offer.proposals.map(\.id) }

  @Test("The order of titles and ratings makes no difference", arguments: 0..<40 as Range<UInt64>)
  func order(seed: UInt64) throws {
    let titles = try TonightSamples.mixed(60)
    let rated = try TonightSamples.mixed(90).suffix(30).map { entry in
      LibraryEntry(entry.facts, rating: 1 + (entry.facts.votes ?? 0) % 10)
    }
    let draw = TonightDraw(TonightWish(minutes: 130), seed: seed)
    let offer = draw.offer(from: titles, taste: Taste(rated))
    #expect(offer.proposals.count == 3)
    let turned = Array(titles[23...] + titles[..<23])
    #expect(draw.offer(from: turned.reversed(), taste: Taste(rated.reversed())) == offer)
  }

  @Test("Other seeds bring other titles, and in time nearly all of them")
  func seeds() throws {
    let titles = try TonightSamples.plain(20)
    var seed: UInt64 = 1
    var met: Set<TitleID> = []
    for _ in 0..<60 {
      let offer = TonightDraw(TonightWish(), seed: seed).offer(from: titles, taste: nobody)
      #expect(Set(drawn(offer)).count == 3)
      met.formUnion(drawn(offer))
      seed = TonightDraw.seed(after: seed)
    }
    #expect(met.count == 20)
  }

  @Test("What suits the user's own ratings is drawn more often")
  func taste() throws {
    let titles = try (0..<40).map { number in
      LibraryEntry(try TonightSamples.film(number, directors: ["Director \(number % 20)"]))
    }
    let taste = try TonightSamples.taste()
    var counts: [String: Int] = [:]
    for seed in 0..<200 as Range<UInt64> {
      let offer = TonightDraw(TonightWish(), seed: seed).offer(from: titles, taste: taste)
      for proposal in offer.proposals { counts[proposal.title.directors[0], default: 0] += 1 }
    }
    let (liked, disliked) = (counts["Director 2", default: 0], counts["Director 3", default: 0])
    #expect(liked > 150)
    #expect(disliked < 10)
    #expect(counts.count > 15)
  }

  @Test("A vetoed title is replaced, while the others stay where they are")
  func veto() throws {
    let titles = try TonightSamples.mixed(30)
    var draw = TonightDraw(TonightWish(), seed: 7)
    let first = draw.offer(from: titles, taste: nobody)
    let vetoed = first.proposals[1]
    draw.vetoed = [vetoed.id]
    draw.places[0] = first.proposals[0]
    draw.places[2] = first.proposals[2]
    let second = draw.offer(from: titles, taste: nobody)
    #expect(second.proposals[0] == first.proposals[0])
    #expect(second.proposals[2] == first.proposals[2])
    #expect(!drawn(first).contains(second.proposals[1].id))
    #expect(second.fitting == first.fitting - 1)
  }

  @Test("What was shown comes again only when nothing else is left")
  func shown() throws {
    let titles = try TonightSamples.plain(8)
    var draw = TonightDraw(TonightWish(), seed: 1)
    for count in [3, 6] {
      draw.shown += drawn(draw.offer(from: titles, taste: nobody))
      draw.seed = TonightDraw.seed(after: draw.seed)
      #expect(Set(draw.shown).count == count)
    }
    let last = drawn(draw.offer(from: titles, taste: nobody))
    #expect(Set(last).subtracting(draw.shown).count == 2)
    #expect(Set(last).count == 3)
  }

  @Test("What was seen or rated is left out, unless it is wished for")
  func seen() throws {
    let titles = [
      LibraryEntry(try TonightSamples.film(1), viewings: [Viewing(day: nil)]),
      LibraryEntry(try TonightSamples.film(2), rating: 8),
      LibraryEntry(try TonightSamples.film(3)),
    ]
    let offer = TonightDraw(TonightWish(), seed: 1).offer(from: titles, taste: nobody)
    #expect(drawn(offer) == [try TonightSamples.id(3)])
    #expect(offer.loosenings == [TonightLoosening(.unseen, gain: 2)])
    let wish = TonightWish(includesSeen: true)
    let all = TonightDraw(wish, seed: 1).offer(from: titles, taste: nobody)
    #expect(Set(drawn(all)).count == 3)
  }

  @Test("An expression that speaks of viewings or own ratings decides what is left out itself")
  func seenInExpression() throws {
    let titles = [
      LibraryEntry(try TonightSamples.film(1), viewings: [Viewing(day: nil)]),
      LibraryEntry(try TonightSamples.film(2), viewings: [Viewing(day: nil)], rating: 9),
      LibraryEntry(try TonightSamples.film(3)),
    ]
    let wish = TonightWish(try TitleExpression(parsing: "seen:yes mine>8"))
    let offer = TonightDraw(wish, seed: 1).offer(from: titles, taste: nobody)
    #expect(drawn(offer) == [try TonightSamples.id(2)])
  }

  @Test("Only films are meant, and what may be one, unless kinds are named")
  func kinds() throws {
    let kinds: [TitleKind?] = [.movie, .series, .game, .episode, nil]
    let titles = try kinds.enumerated().map { number, kind in
      LibraryEntry(try TonightSamples.film(number, kind: kind))
    }
    let films = TonightDraw(TonightWish(), seed: 1).offer(from: titles, taste: nobody)
    #expect(Set(drawn(films)) == [try TonightSamples.id(0), try TonightSamples.id(4)])
    #expect(films.loosenings == [TonightLoosening(.film, gain: 3)])
    let wish = TonightWish(try TitleExpression(parsing: "type:series or type:game"))
    let others = TonightDraw(wish, seed: 1).offer(from: titles, taste: nobody)
    #expect(Set(drawn(others)) == [try TonightSamples.id(1), try TonightSamples.id(2)])
  }

  @Test("Proposals come in the order of the wish, if it has one")
  func sorted() throws {
    let wish = TonightWish(try TitleExpression(parsing: "sort:runtime"))
    for seed in 0..<10 as Range<UInt64> {
      let offer = TonightDraw(wish, seed: seed)
        .offer(from: try TonightSamples.mixed(30), taste: nobody)
      let minutes = offer.proposals.compactMap(\.title.minutes)
      #expect(minutes == minutes.sorted())
    }
  }
}
