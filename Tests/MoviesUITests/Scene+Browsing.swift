import MoviesCore
import Titles

extension Scene {
  static let list = Scene("list", play: listing)

  /// Lists the bundled catalogue's films about Batman, and rests on one of them.
  @MainActor
  private static func listing(_ stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(MoviesAction.moved(by: 6))
    try await stage.rest()
  }

  static let browsing = [
    list,
    Scene("details") { stage in
      try await listing(stage)
      stage.press(ScreenAction.titleOpened(try Samples.id("tt0103776")))
      try await stage.rest()
    },
    Scene("series") { stage in
      stage.press(SearchAction.kindChosen(.series))
      try await stage.search("batman")
    },
    Scene("last-row") { stage in
      stage.ask("batman")
      try await stage.wait(for: "the list") { $0.list.results.count > 0 }
      repeat {
        stage.press(MoviesAction.moved(by: 10))
        await stage.pass(.milliseconds(60))
        try await stage.wait(for: "the rows") { state in
          state.list.visible.allSatisfy { state.list.results[$0] != nil }
        }
      } while stage.store.state.list.cursor.selection + 1 < stage.store.state.list.results.count
    },
    Scene("search-field") { stage in
      try await listing(stage)
      stage.press(ScreenAction.fieldEntered(.search))
    },
    Scene("year-field") { stage in
      try await listing(stage)
      stage.press(
        ScreenAction.fieldEntered(.year), SearchAction.yearEdited(TextInput(text: "19")),
        SearchAction.yearSubmitted)
    },
    Scene("help") { stage in
      try await listing(stage)
      stage.press(ScreenAction.overlayOpened(.help(HelpState())))
    },
    Scene("help-search") { stage in
      try await listing(stage)
      stage.press(
        ScreenAction.overlayOpened(.help(HelpState())),
        ScreenAction.helpSearched(TextInput(text: "screen")))
    },
    Scene("notice") { stage in
      try await listing(stage)
      stage.press(LinkAction.copyRequested("tt0103776"))
      try await stage.wait(for: "the notice") { $0.screen.notice != nil }
    },
    Scene("year-range") { stage in
      try await listing(stage)
      stage.press(
        ScreenAction.fieldEntered(.year), SearchAction.yearEdited(TextInput(text: "1990-")))
    },
    Scene(
      "year-fallback", source: .omdb,
      reply: { _ in
        let found = Fallback.words("batman", .withoutYear, year: 1989)
        return .page(Samples.answer(Samples.nine, total: 1, fallback: found))
      },
      play: { stage in
        stage.ask("batman 1989")
        try await stage.wait(for: "the title") { $0.list.results.count == 1 }
      }),
    Scene("copy-menu") { stage in
      try await listing(stage)
      let title = TitleSummary(
        id: try Samples.id("tt0103776"), title: "Batman Returns", years: YearRange(1992),
        kind: .movie)
      stage.press(
        ScreenAction.overlayOpened(.copyMenu(CopyMenu(title))), ScreenAction.menuMoved(by: 1))
    },
    Scene("history") { stage in
      try await listing(stage)
      stage.press(
        ScreenAction.fieldEntered(.search),
        ScreenAction.overlayOpened(.history(HistoryState())))
    },
    Scene("welcome", isFirstSession: true) { stage in try await listing(stage) },
    Scene("sorted-whole") { stage in
      try await listing(stage)
      stage.press(MoviesAction.sortChosen(.rating))
    },
    Scene(
      "sorted", source: .omdb,
      reply: { $0 == .titles("batman", page: 1) ? .page(Samples.few(of: 405)) : .never },
      play: { stage in
        stage.ask("batman")
        try await stage.wait(for: "the first page") { $0.list.results.count > 0 }
        stage.press(MoviesAction.sortChosen(.year))
      }),
    Scene(
      "fallback", source: .omdb,
      reply: { _ in
        .page(Samples.answer(Samples.nine, total: 1, fallback: .title(named: "9")))
      },
      play: { stage in
        stage.ask("9")
        try await stage.wait(for: "the title") { $0.list.results.count == 1 }
      }),
  ]

  static let waiting = [
    Scene("nothing-typed") { _ in },
    Scene("too-short") { stage in
      stage.press(
        ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: "it")))
    },
    Scene("searching", source: .omdb, reply: { _ in .never }) { stage in
      stage.ask("batman")
      try await losePatience(stage)
    },
    Scene(
      "old-results", source: .omdb,
      reply: { $0 == .titles("alien", page: 1) ? .never : .fromBundle },
      play: { stage in
        try await listing(stage)
        stage.ask("alien")
        try await losePatience(stage)
      }),
    Scene(
      "rows-on-the-way", source: .omdb,
      reply: { $0 == .titles("batman", page: 1) ? .page(Samples.few(of: 405)) : .never },
      play: { stage in
        stage.ask("batman")
        try await stage.wait(for: "the first page") { $0.list.results.count > 0 }
      }),
  ]

  /// Lets the user wait until the spinner has turned once.
  @MainActor
  static func losePatience(_ stage: SceneStage) async throws {
    try await stage.pass(until: "the end of patience") { $0.awaitedLong != nil }
    try await stage.pass(until: "the tick") { $0.loading.ticks == 1 }
  }
}
