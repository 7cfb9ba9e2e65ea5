import Exchange
import MoviesSession
import Titles

/// What a part of an import adds to what is kept about a title.
enum EntryNews: Hashable {
  case watchlist
  case rating(Int)
  /// Seen on a day; `nil` if it is not known.
  case viewing(CalendarDate?)
  case note
  case tag(String)
  case list(String)

  /// What is news of the things that a part says.
  ///
  /// - Parameters:
  ///   - part: What it says.
  ///   - before: What is kept before the import.
  ///   - after: What is kept after it.
  /// - Returns: The news; none if all of it was known, or something else in the import counts more.
  static func all(
    in part: some LibraryRecord, from before: some LibraryRecord, to after: some LibraryRecord
  ) -> [EntryNews] {
    var news: [EntryNews] = []
    if part.onWatchlistSince != nil, before.onWatchlistSince != after.onWatchlistSince {
      news.append(.watchlist)
    }
    for day in Set(part.viewings.map(\.day)).sorted(by: { $1.isLater(than: $0) })
    where before.viewings.filter({ $0.day == day }) != after.viewings.filter({ $0.day == day }) {
      news.append(.viewing(day))
    }
    let isRated = part.rating == after.rating && part.ratedOn == after.ratedOn
    if let rating = part.rating, isRated,
      before.rating != after.rating || before.ratedOn != after.ratedOn
    {
      news.append(.rating(rating))
    }
    if part.note != nil, before.note != after.note { news.append(.note) }
    news += part.tags.filter { !before.tags.contains($0) }.map { .tag($0) }
    return news + part.lists.filter { !before.lists.contains($0) }.map { .list($0) }
  }

  var words: String {
    switch self {
    case .watchlist: "watchlist"
    case .rating(let rating): "rated \(rating)"
    case .viewing(let day): "seen\(day.map { " \($0.isoText)" } ?? "")"
    case .note: "note"
    case .tag(let tag): "tag “\(tag)”"
    case .list(let list): "list “\(list)”"
    }
  }
}

extension JSON {
  init(_ news: EntryNews) {
    let (kind, value): (String, JSON) =
      switch news {
      case .watchlist: ("watchlist", .null)
      case .rating(let rating): ("rating", JSON(rating))
      case .viewing(let day): ("viewing", JSON(day?.isoText))
      case .note: ("note", .null)
      case .tag(let tag): ("tag", .string(tag))
      case .list(let list): ("list", .string(list))
      }
    self = ["kind": .string(kind), "value": value]
  }
}
