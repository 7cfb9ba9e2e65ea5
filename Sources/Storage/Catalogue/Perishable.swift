import Titles

/// Something that is kept for a while.
protocol Perishable: Codable, Sendable {
  /// How long it counts as up to date.
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration
  /// Whether it is refreshed only once in a while, however old it is.
  static var isRefreshedRarely: Bool { get }
}

extension Perishable {
  static var isRefreshedRarely: Bool { false }
}

extension TitlePage: Perishable {
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration {
    lifetimes.searches
  }
}

extension TitleDetail: Perishable {
  static let isRefreshedRarely = true

  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration {
    guard let years, let end = years.end, end < today.year - 1 else {
      return lifetimes.recentTitles
    }
    return lifetimes.titles
  }
}

/// What a name has led to.
extension TitleID: Perishable {
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration {
    lifetimes.titles
  }
}

extension Season: Perishable {
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration {
    let aYearAgo = CalendarDate(year: today.year - 1, month: today.month, day: today.day)
    let isOver = episodes.allSatisfy { $0.released.map { $0 < aYearAgo } ?? false }
    return isOver && !episodes.isEmpty ? lifetimes.seasons : lifetimes.runningSeasons
  }
}
