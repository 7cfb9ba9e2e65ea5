public import Titles

/// The user's begun series, latest viewings and plans, for the home page.
public struct HomeFacts: Sendable, Codable, Hashable {
  /// A viewing and its day.
  public struct LastSeen: Sendable, Codable, Hashable {
    public let day: CalendarDate
    public let viewing: DiaryViewing
  }

  /// The title that has been on the watchlist longest.
  public struct LongestKept: Sendable, Codable, Hashable {
    public let title: TitleSummary
    /// The time when it was added, in seconds since 1970.
    public let since: Int
  }

  /// The series that the user has begun, those with the latest activity first.
  public let series: [BegunSeries]
  /// The latest viewings, the last one first.
  public let lastSeen: [LastSeen]
  /// The title longest on the watchlist; `nil` if that is empty.
  public let longestKept: LongestKept?
  /// The counts of this month; `nil` if the date is unknown.
  public let month: DiaryCount?

  /// The maximum number of viewings in ``lastSeen``.
  public static let lastSeenCount = 3

  /// Collects the facts from entries.
  ///
  /// - Parameters:
  ///   - seen: The entries of seen titles, each once.
  ///   - watchlist: The entries on the watchlist.
  ///   - today: The date; `nil` if it is unknown.
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
  /// Returns the latest viewings, the last one first.
  fileprivate func last(_ count: Int) -> [HomeFacts.LastSeen] {
    var viewings: [HomeFacts.LastSeen] = []
    for day in days.reversed() where viewings.count < count {
      viewings += day.viewings.map { HomeFacts.LastSeen(day: day.date, viewing: $0) }
    }
    return Array(viewings.prefix(count))
  }
}
