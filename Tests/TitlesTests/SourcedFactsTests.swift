import TestSupport
import Testing
import Titles

@Suite("Facts of which it is known who told them, joined", .timeLimit(.minutes(5)))
struct SourcedFactsTests {
  private static let seeds: [UInt64] = Array(1...200)

  @Test("It does not matter in which order facts arrive", arguments: seeds)
  func order(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let told = try (0..<4).map { _ in try facts(&random) }
    let sum = told[0].joined(with: told[1]).joined(with: told[2]).joined(with: told[3])
    for _ in 0..<6 {
      let shuffled = told.shuffled(using: &random)
      let early = shuffled[0].joined(with: shuffled[1]).joined(with: shuffled[2])
        .joined(with: shuffled[3])
      #expect(early == sum)
      let late = shuffled[2].joined(with: shuffled[3])
      #expect(shuffled[0].joined(with: shuffled[1]).joined(with: late) == sum)
    }
    #expect(sum.joined(with: told[2]) == sum)
  }

  @Test("Nothing that any source knows is ever lost", arguments: seeds)
  func nothingIsLost(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (one, other) = (try facts(&random), try facts(&random))
    let known = RandomFacts.known(in: one.detail).union(RandomFacts.known(in: other.detail))
    #expect(RandomFacts.known(in: one.joined(with: other).detail) == known)
  }

  @Test("Of what goes on changing the later word counts, of the rest the service's")
  func precedence() throws {
    let id = try #require(TitleID("tt0372784"))
    let service = SourcedFacts(
      TitleDetail(
        id: id, title: "Batman Begins", years: YearRange(start: 2005, end: nil), minutes: 140,
        plot: "A long story.", ratings: [Rating(imdb: 82)], votes: 100),
      from: FactOrigin(.service, time: 100))
    let file = SourcedFacts(
      TitleDetail(
        id: id, title: "Batman 5", years: YearRange(start: 2006, end: 2009), minutes: 139,
        ratings: [Rating(imdb: 83), Rating(source: .other("Trakt"), score: 70)], votes: 200),
      from: FactOrigin(.file, time: 200))
    let sum = service.joined(with: file).detail
    #expect(sum.title == "Batman Begins" && sum.minutes == 140 && sum.plot == "A long story.")
    #expect(sum.years == YearRange(start: 2005, end: 2009))
    #expect(sum.votes == 200)
    #expect(
      sum.ratings == [Rating(imdb: 83), Rating(source: .other("Trakt"), score: 70)])
  }

  @Test("IMDb's data is believed more than a row and less than the service, but for what moves")
  func imdb() throws {
    let id = try #require(TitleID("tt0372784"))
    func facts(_ name: String, _ rating: Double, _ source: FactOrigin.Source, _ time: Int)
      -> SourcedFacts
    {
      SourcedFacts(
        TitleDetail(id: id, title: name, ratings: [Rating(imdb: rating)]),
        from: FactOrigin(source, time: time))
    }
    let data = facts("IMDb's", 82, .imdb, 200)
    let row = data.joined(with: facts("A row's", 80, .row, 300)).detail
    #expect(row.title == "IMDb's" && row.ratings == [Rating(imdb: 80)])
    let service = data.joined(with: facts("OMDb's", 80, .service, 100)).detail
    #expect(service.title == "OMDb's" && service.ratings == [Rating(imdb: 82)])
  }

  @Test("IMDb's data was told when its day began, and at an unknown time without a day")
  func dayOfData() {
    let day = CalendarDate(year: 2026, month: 11, day: 27)
    #expect(FactOrigin.imdb(day).time == 1_795_737_600)
    #expect(FactOrigin.imdb(nil).time == 0)
  }

  @Test("Files keep a source by the number that it always had")
  func numbers() {
    let numbers = FactOrigin.Source.allCases.map { [$0: $0.rawValue] }
    #expect(numbers == [[.unknown: 0], [.file: 1], [.row: 2], [.imdb: 4], [.service: 3]])
    #expect(FactOrigin.Source.allCases.sorted() == FactOrigin.Source.allCases)
  }

  @Test("Of one source's plots the longer one counts, whenever it came")
  func plots() throws {
    let id = try #require(TitleID("tt0372784"))
    func facts(_ plot: String, _ time: Int) -> SourcedFacts {
      SourcedFacts(
        TitleDetail(id: id, title: "x", plot: plot), from: FactOrigin(.service, time: time))
    }
    #expect(facts("All of it.", 1).joined(with: facts("A part", 2)).detail.plot == "All of it.")
  }

  @Test("The origin of each fact is kept with it")
  func origins() throws {
    let id = try #require(TitleID("tt0372784"))
    let (early, late) = (FactOrigin(.file, time: 5), FactOrigin(.service, time: 9))
    let sum = SourcedFacts(TitleDetail(id: id, title: "x", minutes: 3), from: early)
      .joined(with: SourcedFacts(TitleDetail(id: id, title: "y", votes: 7), from: late))
    #expect(sum.origin == late)
    #expect(sum.others == ["minutes": early])
  }

  /// What somebody told at some time, some of it another one at another time.
  private func facts(_ random: inout SplitMix) throws -> SourcedFacts {
    func origin() -> FactOrigin {
      FactOrigin(
        FactOrigin.Source(rawValue: Int.random(in: 0...3, using: &random)) ?? .unknown,
        time: Int.random(in: 0...3, using: &random))
    }
    let detail = try RandomFacts.detail(&random)
    return SourcedFacts(detail, from: origin()).joined(with: SourcedFacts(detail, from: origin()))
  }
}
