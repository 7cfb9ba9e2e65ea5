/// A title that a catalogue knows, as far as a decision needs it.
public struct KnownTitle: Hashable, Sendable, Identifiable {
  /// The number of an episode in its season.
  public struct EpisodeNumber: Hashable, Sendable {
    public var season: Int
    public var episode: Int

    public init(season: Int, episode: Int) {
      self.season = season
      self.episode = episode
    }
  }

  /// IMDb's id, such as `tt0133093`.
  public var id: String
  public var name: String
  /// The original name and those abroad.
  public var otherNames: [String]
  /// The year of release, or the first year of a series.
  public var year: Int?
  /// The last year of a series that has ended.
  public var endYear: Int?
  public var isSeries: Bool
  /// How many people rated the title; `nil` if that is unknown.
  public var votes: Int?
  /// The episodes of a series; `nil` if they are unknown.
  public var episodes: Set<EpisodeNumber>?

  /// Makes a title; everything but its id, name and kind is optional.
  public init(
    id: String, name: String, otherNames: [String] = [], year: Int? = nil, endYear: Int? = nil,
    isSeries: Bool, votes: Int? = nil, episodes: Set<EpisodeNumber>? = nil
  ) {
    self.id = id
    self.name = name
    self.otherNames = otherNames
    self.year = year
    self.endYear = endYear
    self.isSeries = isSeries
    self.votes = votes
    self.episodes = episodes
  }

  /// Whether the series has all episodes of a reading; `nil` if that is unknown.
  func hasEpisodes(of reading: FileNameReading) -> Bool? {
    guard let episodes, let season = reading.season, !reading.episodes.isEmpty else { return nil }
    return reading.episodes.allSatisfy {
      episodes.contains(EpisodeNumber(season: season, episode: $0))
    }
  }
}
