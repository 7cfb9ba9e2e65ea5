public import Titles

/// The user's own past and plans, as far as the page of an evening shows them.
public struct HomeFacts: Sendable, Codable, Hashable {
  /// A title that was seen, and the day.
  public struct LastSeen: Sendable, Codable, Hashable {
    public let day: CalendarDate
    public let viewing: DiaryViewing
  }

  /// The title that has been on the watchlist longest.
  public struct LongestKept: Sendable, Codable, Hashable {
    public let title: TitleSummary
    /// When it was put there, in seconds since 1970.
    public let since: Int
  }

  /// The series that were begun, those of the newest activity first.
  public let series: [BegunSeries]
  /// The titles that were seen last, the latest first.
  public let lastSeen: [LastSeen]
  /// `nil` while the watchlist is empty.
  public let longestKept: LongestKept?
  /// How much was seen this month; `nil` where nobody knows the day.
  public let month: DiaryCount?

  /// How many titles that were seen last are kept.
  public static let lastSeenCount = 3

  /// Sums up what is kept.
  ///
  /// - Parameters:
  ///   - seen: What is kept about the titles that were seen, each once.
  ///   - watchlist: What is kept about those on the watchlist.
  ///   - today: The day; `nil` where nobody knows it.
  /// - Complexity: O(*n* log *n*) in the number of viewings.
  public init(seen: [LibraryEntry], watchlist: [LibraryEntry], today: CalendarDate?) {
    let diary = Diary(seen)
    series = seen.begunSeries
    lastSeen = diary.last(Self.lastSeenCount)
    month = today.map { DiaryCount(diary.days(in: CalendarMonth(of: $0))) }
    longestKept =
      watchlist
      .compactMap { entry in entry.onWatchlistSince.map { (TitleSummary(entry.facts), $0) } }
      .min { ($0.1, $0.0.id.rawValue) < ($1.1, $1.0.id.rawValue) }
      .map { LongestKept(title: $0.0, since: $0.1) }
  }
}

extension Diary {
  /// The last viewings that it has, the latest first.
  fileprivate func last(_ count: Int) -> [HomeFacts.LastSeen] {
    var viewings: [HomeFacts.LastSeen] = []
    for day in days.reversed() where viewings.count < count {
      viewings += day.viewings.map { HomeFacts.LastSeen(day: day.date, viewing: $0) }
    }
    return Array(viewings.prefix(count))
  }
}
