public import Titles

/// A series that the user has begun to see.
public struct BegunSeries: Sendable, Codable, Hashable, Identifiable {
  public let id: TitleID
  /// Its name; `nil` if no more than its id is known.
  public private(set) var title: String?
  /// How many of its episodes the user has seen.
  public let seen: Int
  /// How many of them are in the season of the last one.
  public let seenInSeason: Int
  /// The last of them, in the order of the series.
  public let last: EpisodeNumber
  /// The day on which the user has last seen one; `nil` if it is not known.
  public let lastDay: CalendarDate?

  /// Sums up the episodes of a series that were seen; `nil` if none of them has a number.
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

  /// The same with a name that is known elsewhere, if it has none.
  public func named(_ title: String?) -> BegunSeries {
    var series = self
    series.title = self.title ?? title
    return series
  }

  /// The name, or the id.
  public var name: String { title ?? id.rawValue }
}

extension [LibraryEntry] {
  /// The series of the episodes that were seen, those of the newest activity first.
  ///
  /// Specials, which stand before the first season, begin no series. One that was seen as a whole
  /// is begun again only by an episode that was seen after that.
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
  /// The last day on which it was seen; `nil` if none is known.
  fileprivate var lastDay: CalendarDate? { viewings.compactMap(\.day).max() }
}
