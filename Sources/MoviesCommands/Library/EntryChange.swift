import Titles

/// The difference between what the library keeps about a title before and after an import.
///
/// It is computed once, however many parts of an import are about the title; each part then looks
/// up only its own news.
struct EntryChange {
  private let isOnWatchlist: Bool
  /// The days whose viewings have changed; `nil` stands for viewings without a day.
  private let days: Set<CalendarDate?>
  private let rating: (points: Int?, day: CalendarDate?)?
  private let isNoted: Bool
  private let isStopped: Bool
  private let knownTags: Set<String>
  private let knownLists: Set<String>

  /// Compares two states of an entry.
  ///
  /// - Parameters:
  ///   - before: The entry before the import.
  ///   - after: The entry after the import.
  init(from before: some LibraryRecord, to after: some LibraryRecord) {
    isOnWatchlist = before.onWatchlistSince != after.onWatchlistSince
    let old = Dictionary(grouping: before.viewings, by: \.day)
    let new = Dictionary(grouping: after.viewings, by: \.day)
    days = Set(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
    let isRatedAnew = before.rating != after.rating || before.ratedOn != after.ratedOn
    rating = isRatedAnew ? (after.rating, after.ratedOn) : nil
    isNoted = before.note != after.note
    isStopped = before.stopped != after.stopped
    knownTags = Set(before.tags)
    knownLists = Set(before.lists)
  }

  /// Returns what one part of an import adds to the entry.
  ///
  /// - Parameter part: The part of the import.
  /// - Returns: The news; empty if all of it was known, or if another part of the import prevailed.
  func news(in part: some LibraryRecord) -> [EntryNews] {
    var news: [EntryNews] = []
    if part.onWatchlistSince != nil, isOnWatchlist { news.append(.watchlist) }
    news += Set(part.viewings.map(\.day)).intersection(days)
      .sorted { $1.isLater(than: $0) }.map { .viewing($0) }
    if let rating, let points = part.rating, rating.points == points, rating.day == part.ratedOn {
      news.append(.rating(points))
    }
    if part.note != nil, isNoted { news.append(.note) }
    if let place = part.stopped, isStopped { news.append(.stopped(place)) }
    news += part.tags.filter { !knownTags.contains($0) }.map { .tag($0) }
    return news + part.lists.filter { !knownLists.contains($0) }.map { .list($0) }
  }
}
