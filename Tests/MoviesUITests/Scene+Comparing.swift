import MoviesCore
import Titles

extension Scene {
  /// Titles side by side: as many as fit and more, of one kind and of both, and before and after
  /// their facts have come.
  static let comparing = [
    Scene("comparing-films") { stage in
      try await compare("tt0096895", "tt0103776", on: stage)
    },
    Scene("comparing-four") { stage in
      try await compare("tt0096895", "tt0103776", "tt0112462", "tt0118688", on: stage)
      stage.press(CompareAction.moved(by: 3), ScreenAction.scrolled(.details, by: 3, limit: 3))
    },
    Scene("comparing-kinds") { stage in
      try await compare("tt0096895", "tt0903747", on: stage)
      stage.press(CompareAction.moved(by: 1))
    },
    Scene("comparing-series") { stage in
      try await compare("tt0903747", "tt0386676", on: stage)
      stage.press(ScreenAction.scrolled(.details, by: 12, limit: 12))
    },
    Scene(
      "comparing-awaited", source: .omdb,
      reply: { $0 == .title(other) ? .never : .fromBundle },
      play: { stage in
        try await stage.search("batman")
        stage.press(CompareAction.opened([try Samples.id("tt0096895"), other]))
        try await stage.wait(for: "the first title") { state in
          state.titles.detail(of: state.comparison?.ids.first ?? other) != nil
        }
        try await losePatience(stage)
      }),
    Scene(
      "comparing-failed", source: .omdb,
      reply: { $0 == .title(other) ? .failure(.timedOut(milliseconds: 15_000)) : .fromBundle },
      play: { stage in
        try await compare("tt0096895", "tt0103776", on: stage)
      }),
  ]

  private static let other = TitleID("tt0103776") ?? Samples.nine[0].id

  /// Marks titles, and puts them side by side.
  @MainActor
  private static func compare(_ ids: String..., on stage: SceneStage) async throws {
    try await stage.search("batman")
    let ids = try ids.map(Samples.id)
    for id in ids { stage.press(MarkAction.toggled(id)) }
    stage.press(CompareAction.opened(ids))
    try await stage.rest()
  }
}
