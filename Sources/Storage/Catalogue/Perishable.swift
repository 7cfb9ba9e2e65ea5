import Titles

/// A value that is kept for a limited time.
protocol Perishable: Codable, Sendable {
  /// Returns how long the value counts as up to date.
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration
  /// Whether the value is refreshed only once in a while, however old it is.
  static var isRefreshedRarely: Bool { get }
  /// The facts about titles in the value.
  var sightings: [Observation] { get }
}

extension Perishable {
  static var isRefreshedRarely: Bool { false }
  var sightings: [Observation] { [] }
}

extension TitlePage: Perishable {
  func lifetime(in lifetimes: CacheLifetimes, on today: CalendarDate) -> Duration {
    lifetimes.searches
  }

  /// The facts in the rows; titles that came with all their facts are stored separately.
  var sightings: [Observation] {
    let detailed = Set(details.map(\.id))
    return titles.filter { !detailed.contains($0.id) }.map(Observation.init)
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

  var sightings: [Observation] { [Observation(detail: self, depth: .whole)] }
}

/// The id of the title that a name has led to.
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
