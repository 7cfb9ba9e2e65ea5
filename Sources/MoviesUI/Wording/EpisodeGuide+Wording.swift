public import Titles

extension EpisodeGuide {
  /// Says that there are no seasons, and what to do in a shell.
  public var emptyWords: String {
    "OMDb lists no episodes of “\(title)”. Find a series with movies-tui search --type series."
  }
}
