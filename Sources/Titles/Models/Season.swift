/// One season of a series.
///
/// Gaps in the numbering are normal.
public struct Season: Hashable, Sendable, Codable {
  /// The series' title.
  public var title: String
  public var number: Int?
  /// The number of seasons of the series, as a source gives it: see ``seasonCount``.
  public var totalSeasons: Int?
  /// The numbers of the series' seasons, as in ``TitleDetail/seasonNumbers``.
  public var seasonNumbers: [Int]?
  /// The episodes, sorted by number; those without a number come last.
  public var episodes: [EpisodeSummary]

  public init(title: String, number: Int?, totalSeasons: Int?, episodes: [EpisodeSummary]) {
    self.title = title
    self.number = number
    self.totalSeasons = totalSeasons
    self.episodes = episodes
  }
}

/// An episode, as a row of a season.
public struct EpisodeSummary: Hashable, Sendable, Codable {
  /// The id; `nil` for an episode that is listed without one.
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
  /// Returns the season with ids for all episodes with a number: the place of an episode stands in
  /// for a missing id.
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
    // If several episodes share a number, their place does not identify any of them.
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
  /// Returns whether the episode has not been shown yet on a day; `false` if either day is unknown.
  public func isUnaired(on today: CalendarDate?) -> Bool {
    guard let today, let released else { return false }
    return released > today
  }
}

extension Season {
  /// Returns the season with its missing facts filled in from another source.
  ///
  /// - Parameter other: The same season from another source; its further episodes are added.
  /// - Returns: The season with the facts of both, its episodes in the order of their numbers.
  public func completed(by other: Season) -> Season {
    var sum = self
    sum.totalSeasons = [totalSeasons, other.totalSeasons].compactMap(\.self).max()
    let others = Dictionary(
      other.episodes.compactMap { episode in episode.id.map { ($0, episode) } },
      uniquingKeysWith: { first, _ in first })
    sum.episodes = episodes.map { episode in
      episode.id.flatMap { others[$0] }.map(episode.completed) ?? episode
    }
    let known = Set(episodes.compactMap(\.id))
    let further = other.episodes.filter { episode in
      episode.id.map { !known.contains($0) } ?? false
    }
    guard !further.isEmpty else { return sum }
    sum.episodes = (sum.episodes + further).enumerated()
      .sorted { ($0.element.number ?? .max, $0.offset) < ($1.element.number ?? .max, $1.offset) }
      .map(\.element)
    return sum
  }
}

extension EpisodeSummary {
  /// Returns the row with its missing facts filled in from another one.
  fileprivate func completed(by other: EpisodeSummary) -> EpisodeSummary {
    var sum = self
    sum.number = number ?? other.number
    sum.released = released ?? other.released
    sum.score = score ?? other.score
    return sum
  }
}
