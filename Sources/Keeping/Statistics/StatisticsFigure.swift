/// A figure about a library as a whole.
public enum StatisticsFigure: String, Hashable, Sendable, Codable, CaseIterable {
  /// The films that were seen.
  case films
  /// The series and the episodes that were seen.
  case series
  /// The games and the titles of unknown kind that were seen.
  case others
  /// The number of viewings of all these titles.
  case viewings
  /// The total length of the viewings.
  case time
  /// The titles that are rated.
  case rated
  /// The difference between the user's ratings and IMDb's.
  case difference
  /// The longest run of days with a viewing.
  case streak

  /// The expression of the query language that lists the counted titles; `nil` if no expression
  /// can.
  public var expression: String? {
    switch self {
    case .films: "seen:yes type:movie"
    case .series: "seen:yes (type:series or type:episode)"
    case .others: "seen:yes not type:movie not type:series not type:episode"
    case .viewings, .time: "seen:yes"
    case .rated: "mine>=1"
    case .difference: "mine>=1 rating>=0"
    case .streak: nil
    }
  }
}

extension LibraryStatistics {
  /// The figures that are not empty for this library.
  public var figures: [StatisticsFigure] { StatisticsFigure.allCases.filter(tells) }

  private func tells(_ figure: StatisticsFigure) -> Bool {
    switch figure {
    case .films: totals.films > 0
    case .series: totals.series + totals.episodes > 0
    case .others: totals.others > 0
    case .viewings: totals.viewings > 0
    case .time: totals.minutes > 0
    case .rated: totals.rated > 0
    case .difference: comparison.count > 0
    case .streak: longestStreak != nil
    }
  }
}
