public import Titles

/// A run of days, each with a viewing.
public struct ViewingStreak: Hashable, Sendable, Codable {
  public var first: CalendarDate
  public var last: CalendarDate
  /// The number of days.
  public var days: Int

  public init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
    days = last.daysSince1970 - first.daysSince1970 + 1
  }
}

extension [ViewingStreak] {
  /// Finds the streaks in a set of days, the earliest first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of days.
  init(_ days: Set<CalendarDate>) {
    self = days.sorted().reduce(into: []) { streaks, day in
      if let streak = streaks.last, streak.last.daysSince1970 + 1 == day.daysSince1970 {
        streaks[streaks.count - 1] = ViewingStreak(first: streak.first, last: day)
      } else {
        streaks.append(ViewingStreak(first: day, last: day))
      }
    }
  }

  /// The longest streak; the latest of equally long ones.
  var longest: ViewingStreak? { self.max { ($0.days, $0.last) < ($1.days, $1.last) } }

  /// Returns the streak that lasts until a day or the day before it; viewings noted for later days
  /// are cut off.
  func current(on today: CalendarDate) -> ViewingStreak? {
    last { $0.first <= today && $0.last.daysSince1970 >= today.daysSince1970 - 1 }
      .map { ViewingStreak(first: $0.first, last: Swift.min($0.last, today)) }
  }
}
