/// One season of a series.
///
/// Gaps in the numbering are normal.
public struct Season: Hashable, Sendable, Codable {
  /// The series' title.
  public var title: String
  public var number: Int?
  /// The number of seasons of the series as it is told: see ``seasonCount``.
  public var totalSeasons: Int?
  /// As in ``TitleDetail/seasonNumbers``.
  public var seasonNumbers: [Int]?
  /// Sorted by number; those without one come last.
  public var episodes: [EpisodeSummary]

  public init(title: String, number: Int?, totalSeasons: Int?, episodes: [EpisodeSummary]) {
    self.title = title
    self.number = number
    self.totalSeasons = totalSeasons
    self.episodes = episodes
  }
}

/// A row of a season.
public struct EpisodeSummary: Hashable, Sendable, Codable {
  /// `nil` for an episode that is listed without one.
  public var id: TitleID?
  public var title: String
  public var number: Int?
  public var released: CalendarDate?
  /// IMDb's rating, from 0 to 100.
  public var score: Double?

  public init(
    id: TitleID?, title: String, number: Int? = nil, released: CalendarDate? = nil,
    score: Double? = nil
  ) {
    self.id = id
    self.title = title
    self.number = number
    self.released = released
    self.score = score
  }
}

extension Season {
  /// The same season in which an episode without an id is known by its place, as far as it has a
  /// number.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - number: The number of the season.
  /// - Returns: The season.
  package func identified(in series: TitleID, as number: Int) -> Season {
    var season = self
    season.episodes = episodes.map { episode in
      var episode = episode
      episode.id =
        episode.id
        ?? episode.number.map {
          TitleID(EpisodeNumber(series: series, season: number, episode: $0))
        }
      return episode
    }
    // Of several episodes with one number nobody can tell which is meant.
    let ids = Dictionary(grouping: season.episodes.compactMap(\.id), by: \.self)
    for index in season.episodes.indices {
      guard let id = season.episodes[index].id, id.place != nil, ids[id]?.count ?? 0 > 1 else {
        continue
      }
      season.episodes[index].id = nil
    }
    return season
  }
}

extension EpisodeSummary {
  /// Whether the episode has not been shown yet, given the day; `false` as long as either is not
  /// known.
  public func isUnaired(on today: CalendarDate?) -> Bool {
    guard let today, let released else { return false }
    return released > today
  }
}
