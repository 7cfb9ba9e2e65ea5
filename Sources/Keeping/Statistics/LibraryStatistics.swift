public import Titles

/// The statistics of a library: viewings over time, kinds of titles, and ratings.
///
/// Months and years count the viewings of films. Decades, genres, directors and countries count
/// each title that was seen or rated once, but no episodes: those of one long series would outweigh
/// all else.
public struct LibraryStatistics: Hashable, Sendable, Codable {
  public let totals: LibraryTotals
  /// The viewings of films in each month, from the latest month with a viewing to the earliest.
  public let months: [StatisticsBar]
  /// The viewings of films in each year, from the latest year with a viewing to the earliest.
  public let years: [StatisticsBar]
  /// The titles of each decade, from the latest to the earliest.
  public let decades: [StatisticsBar]
  /// The titles with each of the user's ratings, from 10 to 1; empty without ratings.
  public let ratings: [StatisticsBar]
  /// The genres with the most titles.
  public let genres: [StatisticsBar]
  /// The directors with the most titles.
  public let directors: [StatisticsBar]
  /// The countries with the most titles.
  public let countries: [StatisticsBar]
  /// The number of these titles with each of the facts that the charts need.
  public let coverage: FactCoverage
  public let comparison: RatingComparison
  /// The longest run of days with a viewing; `nil` if no viewing has a day.
  public let longestStreak: ViewingStreak?
  /// The run of days with a viewing until today or yesterday; `nil` without one, or if the date is
  /// unknown.
  public let currentStreak: ViewingStreak?

  /// The maximum length of each list of genres, directors, countries or disagreements.
  public static let longest = 50

  /// Computes the statistics of a library.
  ///
  /// - Parameters:
  ///   - entries: The entries, each title once.
  ///   - today: The date, if it is known.
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ entries: some Sequence<LibraryEntry>, today: CalendarDate?) {
    var count = LibraryCount()
    for entry in entries { count.take(entry) }
    totals = count.finalTotals
    months = count.months.bars { .month($0 % 12 + 1, of: $0 / 12) }
    years = count.years.bars { .year($0) }
    decades = count.decades.bars { .decade($0 * 10) }
    ratings = count.ratings.isEmpty ? [] : count.ratings.bars(over: 1...10) { .rating($0) }
    genres = count.genres.bars(most: Self.longest) { .genre($0) }
    directors = count.directors.bars(most: Self.longest) { .director($0) }
    countries = count.countries.bars(most: Self.longest) { .country($0) }
    coverage = count.coverage
    comparison = RatingComparison(count.pairs, most: Self.longest)
    let streaks = [ViewingStreak](count.days)
    longestStreak = streaks.longest
    currentStreak = today.flatMap { streaks.current(on: $0) }
  }

  /// Whether no title has been seen or rated, so that there is nothing to show.
  public var isEmpty: Bool { totals.viewings == 0 && totals.rated == 0 }
}
