import Keeping
import MoviesCore
import Titles

extension StatisticsChart {
  /// The heading of the chart.
  var title: String {
    switch self {
    case .figures: "In all"
    case .months: "Films a month"
    case .years: "Films a year"
    case .ratings: "Your ratings"
    case .decades: "Decades"
    case .genres: "Genres"
    case .directors: "Directors"
    case .countries: "Countries"
    case .comparison: "You and IMDb"
    case .disagreements: "Disagreements"
    }
  }

  /// The words for a chart without bars.
  var absence: String {
    switch self {
    case .figures, .ratings: "Nothing is rated yet."
    case .months, .years: "No viewing of a film has a day yet."
    case .decades: "No year is known of any title."
    case .genres: "No genre is known of any title."
    case .directors: "No director is known of any title."
    case .countries: "No country is known of any title."
    case .comparison: "No title has both your rating and IMDb's."
    case .disagreements: "You are never a point or more away from IMDb."
    }
  }
}

extension LibraryStatistics {
  /// Returns the number of titles whose fact for a chart is known, the longest form first; empty if
  /// it is known for all of them, or for none.
  func coverage(of chart: StatisticsChart) -> [String] {
    let known: Int? =
      switch chart {
      case .decades: coverage.years
      case .genres: coverage.genres
      case .directors: coverage.directors
      case .countries: coverage.countries
      case .figures, .months, .years, .ratings, .comparison, .disagreements: nil
      }
    guard let known, 1..<coverage.titles ~= known else { return [] }
    let share = "\(known.grouped) of \(coverage.titles.grouped)"
    return ["known of \(share)", share]
  }
}

extension StatisticsSubject {
  /// The name of a bar.
  var name: String {
    switch self {
    case .month(let month, of: let year):
      CalendarDate(year: year, month: month, day: 1).monthAndYear
    case .year(let year): String(year)
    case .decade(let year): "\(year)s"
    case .genre(let name), .director(let name), .country(let name): name
    case .rating(let rating): String(rating)
    case .ratings(let own, let imdb): "\(own) and \(imdb)"
    }
  }

  /// The name of a bar with little room.
  var shortName: String {
    switch self {
    case .year(let year): String(String(year).suffix(2))
    case .decade(let year): String("\(year)s".suffix(3))
    default: name
    }
  }

  /// Returns a number with the noun for the bar's titles: `3 films`.
  func counted(_ count: Int) -> String {
    switch self {
    case .month, .year: count.counted("film")
    default: count.counted("title")
    }
  }
}

extension StatisticsFigure {
  /// The name of the figure.
  var label: String {
    switch self {
    case .films: "Films"
    case .series: "Series"
    case .others: "Others"
    case .viewings: "Viewings"
    case .time: "Time"
    case .rated: "Rated"
    case .difference: "vs. IMDb"
    case .streak: "Streak"
    }
  }
}

extension RatingDisagreement {
  /// IMDb's rating.
  var imdb: Rating { Rating(imdb: score) }
}

extension Double {
  /// The number to one decimal, such as `7.2`.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  /// The number to one decimal with its sign, such as `+0.4`.
  var signedTenths: String {
    let text = tenths
    return text.hasPrefix("-") || text == "0.0" ? text : "+" + text
  }
}

extension ListMessage {
  /// Creates the message if nothing is seen or rated.
  ///
  /// - Parameters:
  ///   - seen: The key that marks a title seen.
  ///   - rate: The key that begins a rating.
  init(nothingToCountWith seen: String, _ rate: String) {
    self.init(
      headline: "Nothing seen or rated yet",
      advice: "Press \(seen) on a title to mark it seen, or \(rate) to rate it 8 of 10. "
        + "movies-tui library import FILE brings what you keep elsewhere.")
  }
}
