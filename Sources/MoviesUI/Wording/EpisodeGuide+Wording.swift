public import Titles

extension EpisodeGuide {
  /// That there is not one season, and what to do at a shell.
  public var emptyWords: String {
    "OMDb knows no episodes of “\(title)”. Look for a series with movies-tui search --type series."
  }
}
