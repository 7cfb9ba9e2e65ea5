import Titles

/// How what is kept about a title changes.
///
/// It is compared once, however many parts of an import are about the title; then each part finds
/// its news without going through all of it.
struct EntryChange {
  private let isOnWatchlist: Bool
  /// The days on which other viewings are kept now; `nil` for those on no day that is known.
  private let days: Set<CalendarDate?>
  private let rating: (points: Int?, day: CalendarDate?)?
  private let isNoted: Bool
  private let knownTags: Set<String>
  private let knownLists: Set<String>

  /// - Parameters:
  ///   - before: What is kept before.
  ///   - after: What is kept then.
  init(from before: some LibraryRecord, to after: some LibraryRecord) {
    isOnWatchlist = before.onWatchlistSince != after.onWatchlistSince
    let old = Dictionary(grouping: before.viewings, by: \.day)
    let new = Dictionary(grouping: after.viewings, by: \.day)
    days = Set(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
    let isRatedAnew = before.rating != after.rating || before.ratedOn != after.ratedOn
    rating = isRatedAnew ? (after.rating, after.ratedOn) : nil
    isNoted = before.note != after.note
    knownTags = Set(before.tags)
    knownLists = Set(before.lists)
  }

  /// What is news of the things that a part of an import says.
  ///
  /// - Parameter part: What it says.
  /// - Returns: The news; none if all of it was known, or something else in the import counts more.
  func news(in part: some LibraryRecord) -> [EntryNews] {
    var news: [EntryNews] = []
    if part.onWatchlistSince != nil, isOnWatchlist { news.append(.watchlist) }
    news += Set(part.viewings.map(\.day)).intersection(days)
      .sorted { $1.isLater(than: $0) }.map { .viewing($0) }
    if let rating, let points = part.rating, rating.points == points, rating.day == part.ratedOn {
      news.append(.rating(points))
    }
    if part.note != nil, isNoted { news.append(.note) }
    news += part.tags.filter { !knownTags.contains($0) }.map { .tag($0) }
    return news + part.lists.filter { !knownLists.contains($0) }.map { .list($0) }
  }
}
