import MoviesCore
import Titles

extension Scene {
  /// IMDb's data on this machine, with OMDb or without.
  static let imdb = [
    Scene("imdb-list", source: .omdb, reply: replies) { stage in
      stage.press(ServiceAction.counted(RequestCount(used: 212, limit: 1_000, reserve: 100)))
      try await listing(stage)
    },
    Scene("imdb-details", source: .omdb, reply: replies) { stage in
      try await listing(stage)
      stage.press(ScreenAction.titleOpened(lamps[0].id))
      stage.press(DetailAction.setDetail(joined))
      try await stage.rest()
    },
    Scene("imdb-nothing", source: .omdb, reply: replies) { stage in
      stage.ask("zeppelin")
      try await stage.wait(for: "the answer") { $0.errors.search != nil }
    },
  ]

  private static let day = CalendarDate(year: 2026, month: 11, day: 23)
  private static let data = DataSource.imdb(titles: 2_612_345, day: day)

  private static let replies: @Sendable (SceneCatalogue.Question) -> SceneCatalogue.Reply = {
    switch $0 {
    case .titles("lamp", page: 1): .page(page)
    case .titles: .failure(.notFoundIn(data))
    case .title: .never
    case .season: .fromBundle
    }
  }

  /// Titles of several forms, the best known first.
  private static let lamps: [TitleDetail] = {
    let facts: [(name: String, year: Int, form: TitleForm?, kind: TitleKind, votes: Int)] = [
      ("The Lamp", 1994, nil, .movie, 412_345), ("Lamps", 2008, nil, .series, 98_765),
      ("Lamp and Ladder", 2019, .miniSeries, .series, 8_765),
      ("Lamp Oil", 2001, .short, .movie, 76),
    ]
    return facts.enumerated().compactMap { number, fact in
      TitleID("tt900000\(number)").map { id in
        TitleDetail(
          id: id, title: fact.name, years: YearRange(start: fact.year, end: fact.year),
          kind: fact.kind, form: fact.form, minutes: 91 - 20 * number,
          genres: ["Drama", "Mystery"],
          ratings: [Rating(imdb: 81 - 5 * Double(number))], votes: fact.votes)
      }
    }
  }()

  private static var page: Answer<TitlePage> {
    var page = TitlePage(
      lamps.map { TitleSummary($0) }, total: lamps.count, size: 50, last: 200,
      query: TitleQuery("lamp"))
    page.known = lamps
    return Answer(page, source: data, reach: .here)
  }

  /// What OMDb tells of the first one, beside the later rating of the data.
  private static var joined: Answer<TitleDetail> {
    var detail = lamps[0]
    detail.plot = "A lighthouse keeper finds that the lamp has been lit for somebody else."
    detail.directors = ["Ann Alder"]
    detail.ratings.append(Rating(source: .metacritic, score: 74))
    let service = FactOrigin(.service, time: 1_795_305_600)
    return Answer(
      detail, source: .omdb,
      origins: FactOrigins(service, except: ["imdb": .imdb(day), "votes": .imdb(day)]))
  }

  @MainActor
  private static func listing(_ stage: SceneStage) async throws {
    stage.ask("lamp")
    try await stage.wait(for: "the list") { $0.list.results.count > 0 }
  }
}
