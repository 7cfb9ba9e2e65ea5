/// One season of a series.
///
/// Gaps in the numbering are normal.
public struct Season: Hashable, Sendable, Codable {
  /// The series' title.
  public var title: String
  public var number: Int?
  public var totalSeasons: Int?
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

extension EpisodeSummary {
  /// Whether the episode has not been shown yet, given the day; `false` as long as either is not
  /// known.
  public func isUnaired(on today: CalendarDate?) -> Bool {
    guard let today, let released else { return false }
    return released > today
  }
}
