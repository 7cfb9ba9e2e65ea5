import Keeping
import MoviesSession
import Titles

extension JSON {
  /// Makes the output of `library stats --format json`.
  init(_ statistics: LibraryStatistics) {
    let totals = statistics.totals
    self = [
      "titles": JSON(totals.titles), "watchlist": JSON(totals.onWatchlist),
      "seen": [
        "films": JSON(totals.films), "series": JSON(totals.series),
        "episodes": JSON(totals.episodes), "others": JSON(totals.others),
      ],
      "viewings": JSON(totals.viewings), "undated": JSON(totals.undated),
      "rewatches": JSON(totals.rewatches), "cinema": JSON(totals.inCinema),
      "minutes": JSON(totals.minutes), "untimed": JSON(totals.untimed),
      "rated": JSON(totals.rated), "mean": JSON(mean: totals.meanRating),
      "longestStreak": JSON(statistics.longestStreak),
      "currentStreak": JSON(statistics.currentStreak),
      "months": JSON(statistics.months), "years": JSON(statistics.years),
      "decades": JSON(statistics.decades), "ratings": JSON(statistics.ratings),
      "genres": JSON(statistics.genres), "directors": JSON(statistics.directors),
      "countries": JSON(statistics.countries),
      "comparison": JSON(statistics.comparison),
    ]
  }

  private init(_ streak: ViewingStreak?) {
    guard let streak else {
      self = .null
      return
    }
    self = [
      "days": JSON(streak.days), "first": .string(streak.first.isoText),
      "last": .string(streak.last.isoText),
    ]
  }

  private init(_ comparison: RatingComparison) {
    self = [
      "titles": JSON(comparison.count), "difference": JSON(mean: comparison.meanDifference),
      "pairs": JSON(comparison.pairs.filter { $0.count > 0 }),
      "disagreements": .array(comparison.disagreements.map { JSON($0) }),
    ]
  }

  private init(_ disagreement: RatingDisagreement) {
    self = [
      "id": .string(disagreement.id.rawValue), "title": .string(disagreement.title.title),
      "years": JSON(disagreement.title.years), "rating": JSON(disagreement.own),
      "score": .number(disagreement.score), "difference": JSON(mean: disagreement.difference),
    ]
  }

  private init(_ bars: [StatisticsBar]) {
    self = .array(bars.map { JSON($0) })
  }

  /// Makes an object with a bar: its subject, under the name of the subject's kind, with the count,
  /// the mean rating and the query.
  private init(_ bar: StatisticsBar) {
    self = .object(
      Self.members(of: bar.subject) + [
        ("count", JSON(bar.count)), ("mean", JSON(mean: bar.mean)),
        ("query", JSON(bar.expression)),
      ])
  }

  private static func members(of subject: StatisticsSubject) -> [(name: String, value: JSON)] {
    switch subject {
    case .month(let month, of: let year):
      [("month", .string(CalendarDate(year: year, month: month, day: 1).isoMonth))]
    case .year(let year): [("year", JSON(year))]
    case .decade(let year): [("decade", JSON(year))]
    case .genre(let name), .director(let name), .country(let name): [("name", .string(name))]
    case .rating(let rating): [("rating", JSON(rating))]
    case .ratings(let own, let imdb): [("rating", JSON(own)), ("imdb", JSON(imdb))]
    }
  }

  /// Makes a number from a mean of ratings, rounded to two decimals.
  private init(mean: Double?) {
    self.init(mean.map { ($0 * 100).rounded() / 100 })
  }
}

extension CalendarDate {
  /// The month in ISO 8601 format, such as `1989-06`.
  fileprivate var isoMonth: String { String(isoText.dropLast(3)) }
}
