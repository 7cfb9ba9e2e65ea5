import Keeping
import Testing
import Titles

@Suite("Why a title is proposed", .timeLimit(.minutes(5)))
struct TonightReasonTests {
  /// The reason for the only title there is.
  private func reason(
    _ title: TitleDetail, rated: [LibraryEntry] = []
  ) throws -> TonightReason? {
    TonightDraw(TonightWish(includesSeen: true), seed: 1)
      .offer(from: [LibraryEntry(title)], taste: Taste(rated)).proposals.first?.reason
  }

  private func rated(_ number: Int, _ rating: Int, by director: String) throws -> LibraryEntry {
    LibraryEntry(try TonightSamples.film(number, directors: [director]), rating: rating)
  }

  @Test("The user rated others by the director high; a single one is named")
  func director() throws {
    let title = try TonightSamples.film(1, directors: ["Agnès Varda"])
    let one = [try rated(2, 9, by: "Agnès Varda")]
    #expect(
      try reason(title, rated: one)
        == .director(
          "Agnès Varda", RatedOthers(count: 1, lowest: 9, highest: 9, title: "Film 2")))
    let two = one + [try rated(3, 8, by: "Agnès Varda")]
    #expect(
      try reason(title, rated: two)
        == .director("Agnès Varda", RatedOthers(count: 2, lowest: 8, highest: 9)))
  }

  @Test("A rating of the title itself, or low ones, say nothing for it")
  func noDirector() throws {
    let title = try TonightSamples.film(1, directors: ["Agnès Varda"])
    #expect(try reason(title, rated: [rated(1, 9, by: "Agnès Varda")]) == .oneOfFew(1))
    let mixed = [try rated(2, 9, by: "Agnès Varda"), try rated(3, 6, by: "Agnès Varda")]
    #expect(try reason(title, rated: mixed) == .oneOfFew(1))
  }

  @Test("The user rated others with an actor high")
  func actor() throws {
    let title = try TonightSamples.film(1, actors: ["Nobody", "Bill Murray"])
    let other = LibraryEntry(try TonightSamples.film(2, actors: ["Bill Murray"]), rating: 10)
    #expect(
      try reason(title, rated: [other])
        == .actor("Bill Murray", RatedOthers(count: 1, lowest: 10, highest: 10, title: "Film 2")))
  }

  @Test("The user rates a genre higher than others, if not all titles have it")
  func genre() throws {
    let titles = [
      LibraryEntry(try TonightSamples.film(1, genres: ["Comedy"])),
      LibraryEntry(try TonightSamples.film(2, genres: ["War"])),
    ]
    let taste = try TonightSamples.taste()
    let draw = TonightDraw(TonightWish(), seed: 1)
    let offer = draw.offer(from: titles, taste: taste)
    let reasons = Dictionary(uniqueKeysWithValues: offer.proposals.map { ($0.id, $0.reason) })
    #expect(reasons[titles[0].id] == .genre("Comedy", mean: 9))
    #expect(reasons[titles[1].id] == .oneOfFew(2))
    let only = draw.offer(from: [titles[0]], taste: taste).proposals.map(\.reason)
    #expect(only == [.oneOfFew(1)])
  }

  @Test("A genre tells from five ratings on, and from half a point above all ratings on")
  func leastOfGenre() throws {
    let titles = [
      LibraryEntry(try TonightSamples.film(1, genres: ["Comedy"])),
      LibraryEntry(try TonightSamples.film(2, genres: ["War"])),
    ]
    func reason(comedies: [Int], others: [Int]) throws -> TonightReason? {
      let rated = try (comedies + others).enumerated().map { place, rating in
        let genre = place < comedies.count ? "Comedy" : "Horror"
        return LibraryEntry(
          try TonightSamples.film(100 + place, genres: [genre]), rating: rating)
      }
      let offer = TonightDraw(TonightWish(), seed: 1).offer(from: titles, taste: Taste(rated))
      return offer.proposals.first { $0.id == titles[0].id }?.reason
    }
    let others = [Int](repeating: 4, count: 5)
    #expect(try reason(comedies: [9, 9, 9, 9, 9], others: others) == .genre("Comedy", mean: 9))
    #expect(try reason(comedies: [9, 9, 9, 9], others: others) == .oneOfFew(2))
    let sevens = [Int](repeating: 7, count: 5)
    #expect(try reason(comedies: [8, 8, 8, 8, 8], others: sevens) == .genre("Comedy", mean: 8))
    #expect(try reason(comedies: [8, 8, 8, 8, 7], others: sevens) == .oneOfFew(2))
  }

  @Test("An eight is high; of directors who are rated alike the first that is named counts")
  func leastOfDirector() throws {
    let title = try TonightSamples.film(1, directors: ["Chantal Akerman", "Agnès Varda"])
    #expect(
      try reason(title, rated: [rated(2, 8, by: "Agnès Varda")])
        == .director("Agnès Varda", RatedOthers(count: 1, lowest: 8, highest: 8, title: "Film 2")))
    #expect(try reason(title, rated: [rated(2, 7, by: "Agnès Varda")]) == .oneOfFew(1))
    let both = [try rated(2, 9, by: "Agnès Varda"), try rated(3, 9, by: "Chantal Akerman")]
    #expect(
      try reason(title, rated: both)
        == .director(
          "Chantal Akerman", RatedOthers(count: 1, lowest: 9, highest: 9, title: "Film 3")))
  }

  @Test("Critics and voters agree on what both like")
  func agreement() throws {
    let liked = try TonightSamples.film(1, rating: 7.8, metascore: 80, votes: 500)
    #expect(try reason(liked) == .agreement(critics: 80, voters: 78))
    for (critics, agree) in [(83.0, true), (84, false), (75, true), (74, false)] {
      let title = try TonightSamples.film(1, rating: 7.8, metascore: critics, votes: 500)
      #expect(
        try reason(title) == (agree ? .agreement(critics: critics, voters: 78) : .oneOfFew(1)))
    }
    let disliked = try TonightSamples.film(1, rating: 4, metascore: 40, votes: 50_000)
    #expect(try reason(disliked) == .oneOfFew(1))
    let disputed = try TonightSamples.film(1, rating: 8.1, metascore: 60, votes: 50_000)
    #expect(try reason(disputed) == .wellRated(score: 81, votes: 50_000))
  }

  /// What is said of these titles, over many draws.
  private func reasons(
    _ titles: [LibraryEntry], _ wish: TonightWish = TonightWish()
  ) -> [TitleID: Set<TonightReason>] {
    var reasons: [TitleID: Set<TonightReason>] = [:]
    for seed in 0..<300 as Range<UInt64> {
      let offer = TonightDraw(wish, seed: seed).offer(from: titles, taste: Taste([]))
      for proposal in offer.proposals { reasons[proposal.id, default: []].insert(proposal.reason) }
    }
    return reasons
  }

  @Test("What is the best, the shortest and so on is so, and alone")
  func superlatives() throws {
    let titles = [
      LibraryEntry(
        try TonightSamples.film(1, minutes: 80, rating: 6, votes: 10, year: 1990),
        onWatchlistSince: 300),
      LibraryEntry(
        try TonightSamples.film(2, minutes: 90, rating: 7.1, votes: 20, year: 1980),
        onWatchlistSince: 300),
      LibraryEntry(
        try TonightSamples.film(3, minutes: 95, rating: 5, votes: 30, year: 1970),
        onWatchlistSince: 100),
      LibraryEntry(
        try TonightSamples.film(4, minutes: 95, rating: 5, votes: 40, year: 1975),
        onWatchlistSince: 200),
      LibraryEntry(try TonightSamples.film(5, minutes: 99, rating: 5, votes: 5, year: 1999)),
      LibraryEntry(try TonightSamples.film(6, minutes: 99, rating: 5, votes: 5, year: 1960)),
    ]
    let reasons = reasons(titles)
    let among = TonightReason.chance(among: 6)
    #expect(reasons[titles[0].id]?.subtracting([among]) == [.shortest])
    #expect(reasons[titles[1].id]?.subtracting([among]) == [.bestRated])
    #expect(reasons[titles[2].id]?.subtracting([among]) == [.longestOnWatchlist(since: 100)])
    #expect(reasons[titles[3].id]?.subtracting([among]) == [.bestKnown(votes: 40)])
    #expect(reasons[titles[4].id]?.subtracting([among]) == [.newest(year: 1999)])
    #expect(reasons[titles[5].id]?.subtracting([among]) == [.oldest(year: 1960)])
  }

  @Test("Of two that are equally good, none is the best")
  func ties() throws {
    let titles = try [8.0, 8.0, 7.0, 6.0].enumerated().map { number, rating in
      LibraryEntry(try TonightSamples.film(number, rating: rating))
    }
    #expect(!reasons(titles).values.contains { $0.contains(.bestRated) })
  }

  @Test("What is over the limit may be the best rated, but is not the shortest that fits")
  func over() throws {
    let titles = try [(121, 8.0), (122, 7.0), (123, 6.0)].enumerated().map { number, facts in
      LibraryEntry(try TonightSamples.film(number, minutes: facts.0, rating: facts.1))
    }
    let reasons = reasons(titles, TonightWish(minutes: 120))
    #expect(reasons[titles[0].id] == [.bestRated])
    #expect(!reasons.values.contains { $0.contains(.shortest) })
  }

  @Test("Whoever fits is drawn from as many as fit, which the page names")
  func lot() throws {
    let titles = try [100, 100, 100, 100, 125, 125].enumerated().map { number, minutes in
      LibraryEntry(try TonightSamples.film(number, minutes: minutes))
    }
    let wish = TonightWish(minutes: 120)
    #expect(TonightDraw(wish, seed: 1).offer(from: titles, taste: Taste([])).fitting == 4)
    let reasons = reasons(titles, wish)
    #expect(reasons[titles[0].id] == [.chance(among: 4)])
    #expect(reasons[titles[4].id] == [.chance(among: 6)])
    let few = self.reasons(Array(titles[2...]), wish)
    #expect(few[titles[2].id] == [.oneOfFew(2)], "two fit, of four to choose from")
    #expect(few[titles[4].id] == [.chance(among: 4)])
  }

  @Test("What may not fit is not called the best of what does")
  func uncertain() throws {
    let titles = try (0..<3).map { number in
      LibraryEntry(try TonightSamples.film(number, minutes: nil, rating: Double(number + 4)))
    }
    #expect(
      reasons(titles, TonightWish(minutes: 120)).values.allSatisfy { $0 == [.oneOfFew(3)] })
  }

  @Test("Three proposals have three kinds of reasons", arguments: 0..<100 as Range<UInt64>)
  func variety(seed: UInt64) throws {
    let offer = TonightDraw(TonightWish(), seed: seed)
      .offer(from: try TonightSamples.mixed(50), taste: try TonightSamples.taste())
    let kinds = Set(offer.proposals.map { String(describing: $0.reason).prefix { $0 != "(" } })
    #expect(kinds.count == 3)
  }
}
