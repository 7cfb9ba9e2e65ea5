import MoviesCore
import Titles

extension Scene {
  static let series = [
    madeUp("heat-map-long", MadeUpSeries(seasons: 33, episodes: 24)) {
      $0.press(SeriesAction.placeSelected(EpisodePlace(season: 12, row: 7)))
    },
    madeUp("heat-map-huge", MadeUpSeries(seasons: 60, episodes: 400)) {
      $0.press(SeriesAction.placeSelected(EpisodePlace(season: 30, row: 199)))
    },
    madeUp("chart-huge", MadeUpSeries(seasons: 60, episodes: 400)) {
      $0.press(
        SeriesAction.viewSwitched, SeriesAction.placeSelected(EpisodePlace(season: 30, row: 199)))
    },
    madeUp("heat-map-young", MadeUpSeries(seasons: 4, episodes: 6), change: makeYoung) {
      $0.press(SeriesAction.placeSelected(EpisodePlace(season: 4, row: 2)))
    },
    Scene(
      "episodes-failed", source: .omdb,
      reply: { question in
        if case .season = question { return .failure(.timedOut(milliseconds: 15_000)) }
        return MadeUpSeries(seasons: 12, episodes: 10).reply(question)
      },
      play: { stage in
        try await open(MadeUpSeries.id, turns: 0, on: stage)
        try await stage.rest()
      }),
    loading("heat-map-loading"),
    loading("chart-loading", turns: 2),
    Scene("heat-map-nothing", source: .omdb, reply: { _ in .never }) { stage in
      try await open(MadeUpSeries.id, turns: 1, on: stage)
      try await stage.wait(for: "the questions") { $0.isLoadingSeasons }
    },
    Scene(
      "heat-map-unlisted", source: .omdb,
      reply: { question in
        if case .season = question { return .failure(.notFound) }
        return MadeUpSeries(seasons: 3, episodes: 10).reply(question)
      },
      play: { stage in
        try await open(MadeUpSeries.id, turns: 1, on: stage)
        try await stage.rest()
      }),
  ]

  /// The episodes of a season, of which one is selected and two are marked.
  static let episodes = Scene("episodes") { stage in
    try await open(TitleID("tt0944947"), turns: 0, on: stage)
    stage.press(SeriesAction.partChosen(.season(3)))
    try await stage.rest()
    for number in ["tt2178802", "tt2178798"] {
      stage.press(MarkAction.toggled(try Samples.id(number)))
    }
    stage.press(SeriesAction.episodeSelected(row: 3))
    try await stage.rest()
  }

  /// The heat map of a series that is bundled.
  static let heatMap = Scene("heat-map") { stage in
    try await open(TitleID("tt0903747"), turns: 1, on: stage)
    try await stage.rest()
    stage.press(SeriesAction.placeSelected(EpisodePlace(season: 2, row: 11)))
  }

  /// The chart of its ratings.
  static let chart = Scene("chart") { stage in
    try await open(TitleID("tt0903747"), turns: 2, on: stage)
    try await stage.rest()
    stage.press(SeriesAction.placeSelected(EpisodePlace(season: 3, row: 9)))
  }

  /// Opens the page of a series, and looks at its episodes in another way.
  @MainActor
  private static func open(_ id: TitleID?, turns: Int, on stage: SceneStage) async throws {
    guard let id else { return }
    stage.press(SeriesAction.opened(id, at: nil, season: 1))
    for _ in 0..<turns { stage.press(SeriesAction.viewSwitched) }
  }

  /// The heat map of a series that is made up, once all of it has come.
  private static func madeUp(
    _ name: String, _ series: MadeUpSeries,
    change: @escaping @Sendable (inout Season) -> Void = { _ in },
    then play: @escaping @Sendable @MainActor (SceneStage) -> Void
  ) -> Scene {
    Scene(
      name, source: .omdb,
      reply: { question in
        guard case .season(var season) = series.reply(question) else {
          return series.reply(question)
        }
        change(&season)
        return .season(season)
      },
      play: { stage in
        try await open(MadeUpSeries.id, turns: 1, on: stage)
        try await stage.rest()
        play(stage)
      })
  }

  /// Leaves out an episode and a rating of the third season, and lets the rest of the fourth wait
  /// to be shown.
  @Sendable
  private static func makeYoung(_ season: inout Season) {
    switch season.number {
    case 3:
      season.episodes[3].score = nil
      season.episodes.remove(at: 1)
    case 4:
      for index in season.episodes.indices.dropFirst(2) {
        season.episodes[index].released = CalendarDate(year: 2026, month: 6, day: 5 + index)
        season.episodes[index].score = nil
      }
    default: break
    }
  }

  /// A series of which some seasons have come, one has failed, and the others are awaited.
  private static func loading(_ name: String, turns: Int = 1) -> Scene {
    let series = MadeUpSeries(seasons: 12, episodes: 10)
    return Scene(
      name, source: .omdb,
      reply: { question in
        if case .season(_, let number) = question {
          if number == 4 { return .failure(.timedOut(milliseconds: 15_000)) }
          if number > 5 { return .never }
        }
        return series.reply(question)
      },
      play: { stage in
        try await open(MadeUpSeries.id, turns: turns, on: stage)
        try await stage.wait(for: "the seasons that come") { state in
          guard let id = MadeUpSeries.id else { return false }
          let guide = state.series.guide(of: id)
          return state.errors.season(4, of: id) != nil && [2, 3, 5].allSatisfy { guide[$0] != nil }
        }
        stage.press(SeriesAction.partChosen(.season(4)))
      })
  }
}
