import Search
import Testing
import Titles
import TitlesTestSupport

@Suite("A catalogue below data that has everything", .timeLimit(.minutes(5)))
struct LayeredCatalogueTests {
  private let data = LayeredData(missing: [.text(.plot), .number(.metascore)])
  private let lamp = TitleDetail(
    id: id(1), title: "The Lamp", years: YearRange(1999), kind: .movie, form: .short, minutes: 90,
    genres: ["Drama"], ratings: [Rating(imdb: 70)], votes: 1_000)

  /// What OMDb tells about the lamp, for example in a reply that was kept for a while.
  private var told: TitleDetail {
    TitleDetail(
      id: id(1), title: "The Lamp", years: YearRange(1999), kind: .movie, minutes: 91,
      plot: "It goes out.", poster: "https://example.org/lamp.jpg",
      ratings: [Rating(imdb: 60), Rating(source: .metacritic, score: 50)], votes: 900)
  }

  private func catalogue(
    _ base: any Catalogue = ScriptedCatalogue(), now: Int = LayeredData.time + 86_400
  ) -> LayeredCatalogue {
    let index = data
    let local = LocalCatalogue(index) { .imdb(titles: $0.count, day: $0.day) }
    return LayeredCatalogue(index, local: local, above: base) { now }
  }

  private func page(_ titles: [TitleDetail]) -> TitlePage {
    TitlePage(
      titles.map { TitleSummary($0) }, total: titles.count, size: 10, last: 100,
      query: TitleQuery("lamp"))
  }

  @Test("Where nobody else can be asked, what the data lacks is not found")
  func alone() async throws {
    data.replace(with: [lamp])
    let sole = SoleCatalogue(catalogue(ScriptedCatalogue(detail: .failure(.notHere))))
    let key = TitleKey.name(TitleQuery("harbour"))
    await #expect(throws: CatalogueError.notFoundIn(.custom(host: "test"))) {
      try await sole.title(key, plot: .short, reach: .anywhere)
    }
    await #expect(throws: CatalogueError.notHere) {
      try await sole.title(key, plot: .short, reach: .here)
    }
    #expect(try await sole.title(.id(id(1)), plot: .short, reach: .anywhere).value.id == id(1))
  }

  @Test("Searches are answered by the data while it is there, however far they may go")
  func searches() async throws {
    let catalogue = catalogue(ScriptedCatalogue(pages: [.success(page([told]))]))
    func source(_ reach: CachePolicy) async throws -> DataSource {
      try await catalogue.titles(matching: TitleQuery("lam"), page: 1, reach: reach).source
    }
    #expect(try await source(.anywhere) == .custom(host: "test"))
    data.replace(with: [lamp])
    for reach in [CachePolicy.here, .anywhere, .afresh] {
      let answer = try await catalogue.titles(matching: TitleQuery("lam"), page: 1, reach: reach)
      #expect(answer.source == .imdb(titles: 1, day: LayeredData.day))
      #expect(answer.quality == .complete)
      #expect(answer.value.titles == [TitleSummary(lamp)])
      #expect(answer.value.known == [lamp])
    }
    data.replace(with: nil)
    #expect(try await source(.anywhere) == .custom(host: "test"))
  }

  @Test("Whoever OMDb names is the one whom the data has in the title")
  func namesakes() async throws {
    var (lamp, told) = (lamp, told)
    lamp.actors = ["Ann Lee (II)", "Bo Ray"]
    told.actors = ["Bo Ray", "Ann Lee"]
    data.replace(with: [lamp])
    let answer = try await catalogue(ScriptedCatalogue(detail: .success(told)))
      .title(.id(lamp.id), plot: .full, reach: .anywhere)
    #expect(answer.value.actors == ["Bo Ray", "Ann Lee (II)"])
    let index = LayeredIndex(data, above: MemoryIndex([told]))
    #expect(
      try await index.facts(of: [lamp.id])[lamp.id]?.detail.actors.contains("Ann Lee (II)") == true)
  }

  @Test("Nobody is asked about words that the data does not have")
  func notFound() async throws {
    data.replace(with: [lamp])
    let catalogue = catalogue(ScriptedCatalogue(pages: [.success(page([told]))]))
    let source = DataSource.imdb(titles: 1, day: LayeredData.day)
    await #expect(throws: CatalogueError.notFoundIn(source)) {
      try await catalogue.titles(matching: TitleQuery("zeppelin"), page: 1, reach: .anywhere)
    }
  }

  @Test(
    "What the data knows nothing of, the other catalogue is asked for",
    arguments: ["plot:fire", "lamp metascore>50", "lamp sort:disagreement", "not plot:fire"])
  func missingFields(expression: String) async throws {
    data.replace(with: [lamp])
    let catalogue = catalogue(ScriptedCatalogue(pages: [.success(page([told]))]))
    let query = TitleQuery(try TitleExpression(parsing: expression))
    let answer = try await catalogue.titles(matching: query, page: 1, reach: .anywhere)
    #expect(answer.source == .custom(host: "test"))
  }

  @Test("An id that the data does not have may be newer than the data")
  func newerID() async throws {
    data.replace(with: [lamp])
    let catalogue = catalogue(ScriptedCatalogue(pages: [.success(page([told]))]))
    let query = TitleQuery(id(2).rawValue)
    let answer = try await catalogue.titles(matching: query, page: 1, reach: .anywhere)
    #expect(answer.source == .custom(host: "test"))
  }

  @Test("What the data knows of a title is there at once, and the rest comes with it")
  func title() async throws {
    data.replace(with: [lamp])
    let alone = catalogue(ScriptedCatalogue(detail: .failure(.notHere)))
    let here = try await alone.title(.id(id(1)), plot: .full, reach: .here)
    #expect(here.value == lamp)
    #expect(here.quality == .partial)

    let both = try await catalogue(ScriptedCatalogue(detail: .success(told)))
      .title(.id(id(1)), plot: .full, reach: .anywhere)
    #expect(both.quality == .complete)
    #expect(both.source == .custom(host: "test"))
    let expected = [Rating(imdb: 60), Rating(source: .metacritic, score: 50)]
    #expect(both.value.ratings == expected)
    #expect(both.value.minutes == 91)
    #expect(both.value.genres == ["Drama"])
    #expect(both.value.form == .short)
    #expect(both.value.plot == "It goes out.")
  }

  @Test("Of two ratings the later one counts, and each says who told it and when")
  func ratings() async throws {
    data.replace(with: [lamp])
    let base = ScriptedCatalogue(detail: .success(told))
    let later = try await catalogue(base).title(.id(id(1)), plot: .full, reach: .anywhere)
    #expect(later.value.score(by: .imdb) == 60)
    #expect(later.origins?[rating: .imdb] == FactOrigin(.service, time: LayeredData.time + 86_400))
    let earlier = try await catalogue(base, now: LayeredData.time - 1)
      .title(.id(id(1)), plot: .full, reach: .anywhere)
    #expect(earlier.value.score(by: .imdb) == 70)
    #expect(earlier.value.votes == 1_000)
    #expect(earlier.origins?[rating: .imdb] == FactOrigin(.imdb, time: LayeredData.time))
    #expect(
      earlier.origins?[rating: .metacritic] == FactOrigin(.service, time: LayeredData.time - 1))
    #expect(earlier.origins?["genres"].source == .imdb)
  }

  @Test(
    "Where nobody else knows the title, the data is all there is",
    arguments: [CatalogueError.notHere, .notFound])
  func dataAlone(error: CatalogueError) async throws {
    data.replace(with: [lamp])
    let answer = try await catalogue(ScriptedCatalogue(detail: .failure(error)))
      .title(.id(id(1)), plot: .full, reach: .anywhere)
    #expect(answer.value == lamp)
    #expect(answer.quality == .complete)
    #expect(answer.source == .imdb(titles: 1, day: LayeredData.day))
  }

  @Test("Why the other catalogue did not answer is told, so that it can be asked again")
  func failure() async throws {
    data.replace(with: [lamp])
    let catalogue = catalogue(ScriptedCatalogue(detail: .failure(.limitReached)))
    await #expect(throws: CatalogueError.limitReached) {
      try await catalogue.title(.id(id(1)), plot: .full, reach: .anywhere)
    }
  }

  @Test(
    "A name means the title that is called so, whatever its article; else whoever is best known",
    arguments: [("lamp", 1), ("the lamp", 1), ("the lam", 1)])
  func named(name: String, number: Int) async throws {
    let other = TitleDetail(id: id(2), title: "The Lampshade", kind: .movie, votes: 10)
    data.replace(with: [other, lamp])
    let answer = try await catalogue(ScriptedCatalogue(detail: .failure(.notFound)))
      .title(.name(TitleQuery(name)), plot: .full, reach: .anywhere)
    #expect(answer.value.id == id(number))
  }

  @Test("Ratings alone are no title, but join one")
  func ratingsAlone() async throws {
    let rating = TitleDetail(id: id(1), title: nil, ratings: [Rating(imdb: 70)], votes: 1_000)
    data.replace(with: [rating], coverage: .facts)
    await #expect(throws: CatalogueError.notFound) {
      try await catalogue().title(.id(id(1)), plot: .full, reach: .anywhere)
    }
    let base = ScriptedCatalogue(
      pages: [.success(page([told]))], detail: .success(told))
    let both = catalogue(base, now: LayeredData.time - 1)
    let list = try await both.titles(matching: TitleQuery("lamp"), page: 1, reach: .anywhere)
    #expect(list.source == .custom(host: "test"))
    let answer = try await both.title(.id(id(1)), plot: .full, reach: .anywhere)
    #expect(answer.value.score(by: .imdb) == 70)
    #expect(answer.value.title == "The Lamp")
  }

  @Test("Seasons come from the data, with the days and the episodes that were told elsewhere")
  func season() async throws {
    let series = TitleDetail(id: id(1), title: "Lamps", kind: .series, totalSeasons: 1)
    let first = TitleDetail(
      id: id(2), title: "On", kind: .episode, ratings: [Rating(imdb: 80)], season: 1, episode: 1,
      seriesID: id(1))
    data.replace(with: [series, first])
    let aired = CalendarDate(year: 1999, month: 1, day: 2)
    let told = Season(
      title: "Lamps", number: 1, totalSeasons: 2,
      episodes: [
        EpisodeSummary(id: id(2), title: "on", number: 1, released: aired, score: 70),
        EpisodeSummary(id: id(3), title: "Off", number: 2),
      ])
    let base = ScriptedCatalogue(seasons: [1: .success(told), 2: .success(told)])
    let answer = try await catalogue(base).season(1, of: id(1), reach: .anywhere)
    #expect(answer.quality == .complete)
    #expect(answer.source == .imdb(titles: 2, day: LayeredData.day))
    #expect(answer.value.totalSeasons == 2)
    let expected = [
      EpisodeSummary(id: id(2), title: "On", number: 1, released: aired, score: 80),
      EpisodeSummary(id: id(3), title: "Off", number: 2),
    ]
    #expect(answer.value.episodes == expected)
    let other = try await catalogue(base).season(2, of: id(1), reach: .anywhere)
    #expect(other.source == .custom(host: "test"))
  }

  @Test("A season that is asked for afresh is asked for elsewhere, any other stays here")
  func seasonAfresh() async throws {
    data.replace(with: [
      TitleDetail(id: id(1), title: "Lamps", kind: .series, totalSeasons: 1),
      TitleDetail(
        id: id(2), title: "On", kind: .episode, season: 1, episode: 1, seriesID: id(1)),
    ])
    let base = ReachedSeasons()
    for reach in [CachePolicy.here, .anywhere, .afresh] {
      _ = try await catalogue(base).season(1, of: id(1), reach: reach)
    }
    #expect(base.reaches == [.here, .here, .afresh])
  }

  @Test("Nobody is asked for a season before the last one that the data has")
  func missingSeason() async throws {
    let series = TitleDetail(id: id(1), title: "Lamps", kind: .series, totalSeasons: 3)
    data.replace(with: [series])
    let told = Season(title: "Lamps", number: 1, totalSeasons: nil, episodes: [])
    let base = ScriptedCatalogue(seasons: [2: .success(told), 3: .success(told), 4: .success(told)])
    await #expect(throws: CatalogueError.notFound) {
      try await catalogue(base).season(2, of: id(1), reach: .anywhere)
    }
    for number in [3, 4] {
      let later = try await catalogue(base).season(number, of: id(1), reach: .anywhere)
      #expect(later.source == .custom(host: "test"))
    }
  }

  @Test("Where only ratings are here, seasons and words are the other catalogue's")
  func fallback() async throws {
    data.replace(with: [lamp], coverage: .facts)
    let told = Season(title: "Lamps", number: 1, totalSeasons: nil, episodes: [])
    let base = ScriptedCatalogue(
      pages: [.success(page([self.told]))], seasons: [1: .success(told)])
    let source = DataSource.custom(host: "test")
    let season = try await catalogue(base).season(1, of: id(1), reach: .anywhere)
    #expect(season.source == source)
    for reach in [CachePolicy.here, .anywhere] {
      let list = try await catalogue(base).titles(
        matching: TitleQuery("lamp"), page: 1, reach: reach)
      #expect(list.source == source)
    }
  }
}
