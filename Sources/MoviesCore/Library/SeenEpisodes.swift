public import ReduxRecording
public import Titles

/// The episodes of a series that the user has seen.
public struct SeenEpisodes: Sendable, Codable, Equatable {
  /// The number of seen episodes of the series.
  public var count = 0
  /// The number of seen episodes of each season.
  @SortedPairs public var seasons: [Int: Int] = [:]
  /// The last seen episode, in the order of the series.
  public var last: EpisodeNumber?
}

extension LibraryState {
  /// Returns the episodes that the user has seen, by series.
  ///
  /// - Parameter marks: The marks in the library.
  /// - Returns: The episodes, by series.
  /// - Complexity: O(*n*) in the number of marks.
  static func seenEpisodes(_ marks: [TitleID: LibraryMark]) -> [TitleID: SeenEpisodes] {
    marks.values.reduce(into: [:]) { all, mark in
      guard mark.viewings > 0, let episode = mark.episode else { return }
      var seen = all[episode.series] ?? SeenEpisodes()
      seen.count += 1
      seen.seasons[episode.season, default: 0] += 1
      seen.last = max(seen.last ?? episode, episode)
      all[episode.series] = seen
    }
  }
}
