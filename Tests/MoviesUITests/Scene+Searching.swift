import MoviesCore
import Titles

extension Scene {
  /// What is found on this machine, what of a list is shown, and what is chosen.
  static let searching =
    [
      Scene(
        "local-hits", source: .omdb, searchesHere: true,
        reply: { if case .title = $0 { .fromBundle } else { .never } },
        play: { stage in
          try await type("batman", on: stage)
          await stage.pass(.milliseconds(250), sleepers: 1)
          try await stage.wait(for: "the question") { $0.loading.contains(.search) }
          try await losePatience(stage)
          try await stage.wait(for: "the details") { $0.loading.inFlight.count == 1 }
        }),
      Scene("did-you-mean-in-list", source: .omdb, searchesHere: true, reply: nothing) { stage in
        try await stage.search("godfahter")
      },
      Scene(
        "local-hits-only", source: .omdb, searchesHere: true,
        reply: { _ in .failure(.limitReached) },
        play: { stage in
          try await stage.search("batman")
          stage.press(DailyLimitAction.ends(inMinutes: 192))
        }),
      Scene("did-you-mean", source: .omdb, searchesHere: true, reply: nothing) { stage in
        try await type("godfahter", on: stage)
        try await stage.rest()
      },
      Scene("expression", source: .omdb, searchesHere: true, reply: nothing) { stage in
        try await type("genre:noir rating>8", on: stage)
        try await stage.rest()
      },
      Scene("mistake", source: .omdb, searchesHere: true, reply: nothing) { stage in
        try await type("batman", on: stage)
        stage.press(SearchAction.edited(TextInput(text: "batman raitng>7 type:moive")))
      },
      Scene("mistake-unfinished", source: .omdb, searchesHere: true, reply: nothing) { stage in
        try await type("genre:noir (year<1970", on: stage)
        try await stage.rest()
        stage.press(SearchAction.rested)
      },
      Scene("choosing", isForChoosing: true) { stage in
        try await stage.search("batman")
        for number in ["tt0103776", "tt0096895", "tt0372784"] {
          stage.press(MarkAction.toggled(try Samples.id(number)))
        }
        stage.press(MoviesAction.moved(by: 6))
        try await stage.rest()
      },
      Scene("help-language") { stage in
        try await stage.search("batman")
        stage.press(
          ScreenAction.overlayOpened(.help(HelpState())),
          ScreenAction.scrolled(.help, by: 100, limit: 100))
      },
    ] + filtering

  private static let filtering = [
    Scene("filter-field") { stage in
      try await stage.search("batman")
      stage.press(ScreenAction.fieldEntered(.filter))
    },
    Scene("filter-typed") { stage in try await filter("year>2000 not lego", on: stage) },
    Scene("filter-mistake") { stage in
      try await filter("year>2000 raitng>7", on: stage)
      stage.press(SearchAction.filterSubmitted)
    },
    Scene("filtered") { stage in
      try await filter("year>2000 not lego sort:-year", on: stage)
      stage.press(SearchAction.filterSubmitted)
      try await stage.rest()
    },
    Scene(
      "filtered-part", source: .omdb,
      reply: { $0 == .titles("batman", page: 1) ? .page(Samples.few(of: 405)) : .never },
      play: { stage in
        stage.ask("batman")
        try await stage.wait(for: "the first page") { $0.list.results.count > 0 }
        stage.press(
          ScreenAction.fieldEntered(.filter),
          SearchAction.filterEdited(TextInput(text: "type:movie")), SearchAction.filterSubmitted)
      }),
    Scene("none-left") { stage in
      try await filter("genre:western", on: stage)
      stage.press(SearchAction.filterSubmitted)
    },
  ]

  /// The service finds nothing by the words, and has all details.
  @Sendable
  private static func nothing(_ question: SceneCatalogue.Question) -> SceneCatalogue.Reply {
    if case .title = question { .fromBundle } else { .failure(.notFound) }
  }

  /// Types a text into the search line, and waits for what is found on this machine.
  @MainActor
  private static func type(_ text: String, on stage: SceneStage) async throws {
    stage.press(
      ScreenAction.fieldEntered(.search), SearchAction.edited(TextInput(text: text)))
    try await stage.wait(for: "the rows from here") { $0.list.results.count > 0 }
  }

  /// Lists the films about Batman, and types a filter.
  @MainActor
  private static func filter(_ text: String, on stage: SceneStage) async throws {
    try await stage.search("batman")
    for page in 2...4 {
      stage.press(MoviesAction.selected(row: page * 10))
      try await stage.rest()
    }
    stage.press(
      MoviesAction.selected(row: 3), ScreenAction.fieldEntered(.filter),
      SearchAction.filterEdited(TextInput(text: text)))
    try await stage.rest()
  }
}
