/// A part of a catalogue that knows episodes, and is asked for those that are needed.
protocol EpisodeSource: Sendable {
  /// A season's episodes in order; empty if none are known.
  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry]

  /// The episode with this id; `nil` if there is none.
  func episode(id: String) -> EpisodeEntry?
}
