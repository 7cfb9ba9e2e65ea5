public import Titles

/// A series that the user has begun to watch.
public struct BegunSeries: Sendable, Codable, Hashable, Identifiable {
  public let id: TitleID
  /// The name of the series; `nil` if only its id is known.
  public private(set) var title: String?
  /// The number of episodes that the user has seen.
  public let seen: Int
  /// The number of seen episodes in the season of the last one.
  public let seenInSeason: Int
  /// The last seen episode, in the order of the series.
  public let last: EpisodeNumber
  /// The day of the latest viewing; `nil` if it is unknown.
  public let lastDay: CalendarDate?

  /// Summarises the seen episodes of a series; returns `nil` if none of them has a number.
  fileprivate init?(_ id: TitleID, _ episodes: [LibraryEntry]) {
    let numbers = Set(episodes.compactMap(\.facts.episodeNumber))
    guard let last = numbers.max() else { return nil }
    self.id = id
    self.last = last
    title = episodes.lazy.compactMap(\.facts.seriesTitle).first
    seen = numbers.count
    seenInSeason = numbers.count { $0.season == last.season }
    lastDay = episodes.flatMap(\.viewings).compactMap(\.day).max()
  }

  /// Returns the series with this name, unless it already has one.
  public func named(_ title: String?) -> BegunSeries {
    var series = self
    series.title = self.title ?? title
    return series
  }

  /// The name, or the id.
  public var name: String { title ?? id.rawValue }
}

extension [LibraryEntry] {
  /// The series of the seen episodes, those with the latest activity first.
  ///
  /// Specials, which precede the first season, do not count. A series that was seen as a whole is
  /// begun again only by an episode that was seen later.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public var begunSeries: [BegunSeries] {
    let episodes = filter { $0.isSeen && $0.facts.episodeNumber.map { $0.season >= 1 } ?? false }
    let whole = filter { $0.isSeen && $0.facts.kind == .series }.map { ($0.id, $0.lastDay) }
    let days = Dictionary(whole) { first, _ in first }
    return Dictionary(grouping: episodes) { $0.facts.seriesID }
      .compactMap { id, episodes in id.flatMap { BegunSeries($0, episodes) } }
      .filter { series in days[series.id].map { series.lastDay.isLater(than: $0) } ?? true }
      .sorted { one, other in
        one.lastDay == other.lastDay
          ? (one.name, one.id.rawValue) < (other.name, other.id.rawValue)
          : one.lastDay.isLater(than: other.lastDay)
      }
  }
}

extension LibraryEntry {
  /// The last day on which the title was seen; `nil` if it is unknown.
  fileprivate var lastDay: CalendarDate? { viewings.compactMap(\.day).max() }
}
