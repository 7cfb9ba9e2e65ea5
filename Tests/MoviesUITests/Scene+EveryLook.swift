import MoviesCore
import Titles

extension Scene {
  /// The scenes that are drawn in every size, in every colour depth and in ASCII, since their point
  /// is to be seen: bars, charts and colours.
  static let inEveryLook = [ratings, episodes, heatMap, chart] + comparing

  /// A film that critics rate much lower than IMDb's voters do.
  private static let ratings = Scene("ratings") { stage in
    try await stage.search("batman")
    stage.press(ScreenAction.titleOpened(try Samples.id("tt2975590")))
    try await stage.rest()
  }
}
