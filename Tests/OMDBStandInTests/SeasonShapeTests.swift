import OMDB
import OMDBStandIn
import TestSupport
import Testing
import Titles
import Transport

/// Reads the stand-in's irregular seasons with the client.
@Suite("The client reads irregular series", .timeLimit(.minutes(5)))
struct SeasonShapeTests {
  @Test(
    "Case 25: seasons have gaps, an episode 0, repetitions and disorder",
    arguments: [
      ([], [1, 2, 3]), ([.missingEpisode(2)], [1, 3]), ([.episodeZero], [0, 2, 3]),
      ([.repeatedEpisode(2)], [1, 2, 3]), ([.unsortedEpisodes], [1, 2, 3]),
      ([.missingEpisode(1), .missingEpisode(3)], [2]),
      ([.episodeZero, .repeatedEpisode(3), .unsortedEpisodes], [0, 2, 3]),
    ] as [([SeriesFault], [Int])])
  func numbers(faults: [SeriesFault], numbers: [Int]) throws {
    #expect(try season(faults).episodes.map(\.number) == numbers)
  }

  @Test("Case 25: an episode 0 has the series' title and no date")
  func episodeZero() throws {
    let zero = try #require(try season([.episodeZero]).episodes.first)
    #expect(
      zero
        == EpisodeSummary(
          id: TitleID("tt7100011"), title: "Lamps", number: 0, released: nil, score: 80))
  }

  @Test("Case 25: ratings, dates and titles may be unknown, each by itself")
  func unknownFields() throws {
    #expect(try season([]).episodes.map(\.score) == [80, 82, nil])
    #expect(try season([.noRatings]).episodes.map(\.score) == [nil, nil, nil])
    #expect(try season([.noRatings]).episodes.allSatisfy { $0.released != nil })
    #expect(try season([.noDates]).episodes.map(\.released) == [nil, nil, nil])
    #expect(try season([.noDates]).episodes.map(\.score) == [80, 82, nil])
    #expect(
      try season([.genericTitles]).episodes.map(\.title)
        == ["Episode #1.1", "Episode #1.2", "Episode #1.3"])
  }

  @Test("An episode that is not shown yet has a date, but no rating")
  func unaired() throws {
    let last = try #require(try season([.unaired]).episodes.last)
    #expect(last.released == CalendarDate(year: 2099, month: 12, day: 31))
    #expect(last.score == nil)
  }

  @Test("Episodes without ids are told apart by their numbers, and are read once")
  func withoutIDs() throws {
    let standIn = StandIn(
      catalogue: .bundled, faults: [.series(.repeatedEpisode(3)), .series(.unsortedEpisodes)])
    let id = try #require(TitleID("tt1475582"))
    let season = try standIn.answer(to: FindSeason(series: id, season: 1))
    #expect(season.episodes.map(\.number) == [0, 1, 2, 3])
    #expect(season.episodes.allSatisfy { $0.id == nil })
  }

  @Test(
    "Case 26: the number of seasons may be unknown, missing, too small or too large",
    arguments: [
      (nil, 2), (.totalSeasons(nil), nil), (.noTotalSeasons, nil), (.totalSeasons(1), 1),
      (.totalSeasons(7), 7),
    ] as [(SeriesFault?, Int?)])
  func totalSeasons(fault: SeriesFault?, total: Int?) throws {
    let faults = [fault].compactMap(\.self)
    #expect(try season(faults).totalSeasons == total)
    #expect(try series(faults).totalSeasons == total)
  }

  @Test(
    "Case 26: season 1 may be unknown where season 2 is known",
    arguments: [(nil, [2]), (.totalSeasons(7), [2]), (.totalSeasons(nil), [])]
      as [(SeriesFault?, [Int])])
  func unknownFirstSeason(fault: SeriesFault?, seasons: [Int]) async throws {
    let faults = [fault].compactMap(\.self)
    #expect(throws: CatalogueError.notFound) { try season(faults + [.unknownSeason]) }
    let catalogue = try catalogue { request in
      Lamps.standIn(
        faults + (request.parameter("Season") == "1" ? [.unknownSeason] : []))
    }
    let guide = try await catalogue.episodes(of: Self.lamps)
    #expect(guide.seasons.map(\.number) == seasons)
    #expect(guide.title == "Lamps")
  }

  @Test(
    "Case 26: a series whose seasons are not counted is read until one is missing",
    arguments: [SeriesFault.totalSeasons(nil), .noTotalSeasons])
  func uncountedSeasons(fault: SeriesFault) async throws {
    let guide = try await catalogue { _ in Lamps.standIn([fault]) }.episodes(of: Self.lamps)
    #expect(guide.seasons.map(\.number) == [1, 2])
    #expect(guide.totalSeasons == nil)
    #expect(guide.error == nil)
  }

  @Test("Case 27: an orphan is an episode of nothing")
  func orphan() throws {
    let episode = try episode([])
    #expect(episode.season == 1)
    #expect(episode.episode == 2)
    #expect(episode.seriesID == Self.lamps)

    let orphan = try self.episode([.orphan])
    #expect(orphan.kind == .episode)
    #expect(orphan.title == episode.title)
    #expect(orphan.season == nil)
    #expect(orphan.episode == nil)
    #expect(orphan.seriesID == nil)
  }

  @Test("Case 15: an episode has the same day in a season's list and in a reply about itself")
  func dates() throws {
    let day = CalendarDate(year: 2001, month: 1, day: 14)
    #expect(try season([]).episodes.map(\.released).contains(day))
    #expect(try episode([]).released == day)
  }

  @Test("Case 10: an episode of which nothing is known comes through")
  func unknownEpisode() throws {
    let standIn = StandIn(
      catalogue: StandInCatalogue(
        titles: Lamps.catalogue.titles, episodeTables: ["tt7000010\t1\t1\t\t\t\ttt7100011"]))
    let season = try standIn.answer(to: FindSeason(series: Self.lamps, season: 1))
    #expect(
      season.episodes
        == [EpisodeSummary(id: TitleID("tt7100011"), title: "Episode 1", number: 1)])
  }

  private static let lamps = Lamps.id("tt7000010")

  private func season(_ faults: [SeriesFault]) throws -> Season {
    try Lamps.standIn(faults).answer(to: FindSeason(series: Self.lamps, season: 1))
  }

  private func series(_ faults: [SeriesFault]) throws -> TitleDetail {
    try Lamps.standIn(faults).answer(to: FindTitle(.id(Self.lamps)))
  }

  private func episode(_ faults: [SeriesFault]) throws -> TitleDetail {
    try Lamps.standIn(faults).answer(to: FindTitle(.id(Lamps.id("tt7100012"))))
  }

  /// The client's catalogue in front of stand-ins, one for each request.
  private func catalogue(
    _ standIn: @escaping @Sendable (StandInRequest) -> StandIn
  ) throws -> OMDBCatalogue {
    let transport = StubTransport { request in
      let request = StandInRequest(
        query: request.path?.split(separator: "?").last.map(String.init) ?? "")
      let reply = standIn(request).reply(to: request)
      return .success(TransportReply(status: reply.status, body: reply.body))
    }
    return OMDBCatalogue(
      HTTPService(url: try ServiceURL("http://localhost/"), transport: transport))
  }
}
