import MoviesSession
import MoviesUI
import Titles

/// A piece of data that a part of an import adds to a title's entry.
enum EntryNews: Hashable {
  case watchlist
  case rating(Int)
  /// A viewing on a day; `nil` if the day is unknown.
  case viewing(CalendarDate?)
  case note
  case stopped(StoppedPlace)
  case tag(String)
  case list(String)

  var words: String {
    switch self {
    case .watchlist: "watchlist"
    case .rating(let rating): "rated \(rating)"
    case .viewing(let day): "seen\(day.map { " \($0.isoText)" } ?? "")"
    case .note: "note"
    case .stopped(let place): "stopped \(place.words)"
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
      case .stopped(let place): ("stopped", JSON(place.position))
      case .tag(let tag): ("tag", .string(tag))
      case .list(let list): ("list", .string(list))
      }
    self = ["kind": .string(kind), "value": value]
  }
}
