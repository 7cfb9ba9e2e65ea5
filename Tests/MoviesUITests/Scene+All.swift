import MoviesCore
import Testing
import Titles

extension Scene {
  /// Every scene.
  static let all =
    browsing + searching + waiting + failing + service + series + comparing + imdb + library
    + [ratings, episodes, heatMap, chart] + openNames + steps + nextUp + diary + doors + viewingForm
    + [similar] + importing + home + ownFiles

  /// Those whose layout on a wide screen differs in kind: panes side by side, columns that a narrow
  /// one lacks, a heat map beside its chart.
  static let wide = named(
    "list", "series", "search-field", "sorted-whole", "welcome", "expression", "ratings",
    "episodes",
    "heat-map", "heat-map-long", "comparing-four", "imdb-list", "library-seen", "library-tonight",
    "library-statistics", "open-names-question", "steps-titles", "next-up", "diary-long",
    "door-opened", "similar", "home", "own-files")

  /// One of each page whose layout gives something up on a small screen.
  static let small = named(
    "mistake-unfinished", "open-names", "import-look", "steps-back", "next-up", "diary",
    "door-deep",
    "viewing-form", "own-files")

  /// Those whose point are colours and bars, for terminals with fewer colours or without Unicode.
  static let colourful = named("ratings", "episodes", "heat-map", "chart", "comparing-films")

  /// The help's list of keys, and what is found in it.
  static let help = named("help", "help-search")

  /// The scene of each name, in the order of the names.
  static func named(_ names: String...) -> [Scene] {
    names.compactMap { name in
      let scene = all.first { $0.name == name }
      if scene == nil { Issue.record("There is no scene “\(name)”.") }
      return scene
    }
  }

  /// A film that critics rate much lower than IMDb's voters do.
  private static let ratings = Scene("ratings") { stage in
    try await stage.search("batman")
    stage.press(ScreenAction.titleOpened(try Samples.id("tt2975590")))
    try await stage.rest()
  }
}
