public import Titles

/// The title that a file is, as far as the catalogue and its name agree on one.
public struct FileMeaning: Hashable, Sendable {
  public var reading: FileReading
  /// The film or the series; `nil` while it is open.
  public var title: TitleSummary?
  /// The episodes of the series, by their places.
  public var episodes: [EpisodeNumber]
  public var reason: FileReason
  /// The titles that an open name could mean, the likeliest first.
  public var candidates: [TitleSummary]

  public init(
    _ reading: FileReading, title: TitleSummary? = nil, episodes: [EpisodeNumber] = [],
    reason: FileReason, candidates: [TitleSummary] = []
  ) {
    self.reading = reading
    self.title = title
    self.episodes = episodes
    self.reason = reason
    self.candidates = candidates
  }

  /// The content that the file counts as, unless the user has settled its name.
  public var content: OwnFile.Content {
    guard let title else { return .open(reading.openName) }
    if !episodes.isEmpty { return .episodes(episodes) }
    return reading.name.kind == .series ? .series(title.id) : .film(title.id)
  }

  /// Returns the content that the file counts as, once the user has settled its name.
  ///
  /// - Parameter id: The title; `nil` if the name is left out.
  /// - Returns: The content.
  public func content(settledAs id: TitleID?) -> OwnFile.Content {
    guard let id else { return .leftOut(reading.openName) }
    guard reading.name.kind == .series else { return .film(id) }
    let places = reading.place.episodes(of: id)
    return places.isEmpty ? .series(id) : .episodes(places)
  }
}
