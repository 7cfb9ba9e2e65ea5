/// The subject of a bar of the statistics.
public enum StatisticsSubject: Hashable, Sendable, Codable {
  /// Films seen in a month, from 1 to 12.
  case month(Int, of: Int)
  /// Films seen in a year.
  case year(Int)
  /// Titles that came out, or began, in the decade that starts with this year.
  case decade(Int)
  /// Titles of a genre.
  case genre(String)
  /// Titles by a director.
  case director(String)
  /// Titles from a country.
  case country(String)
  /// Titles with one of the user's own ratings, from 1 to 10.
  case rating(Int)
  /// Titles with a pair of ratings: the user's, and IMDb's rounded to the nearest point.
  case ratings(own: Int, imdb: Int)
}

extension StatisticsSubject {
  /// The expression of the query language that finds the counted titles in the library.
  ///
  /// A film that was seen twice in a month counts twice, but is found once.
  public var expression: String {
    switch self {
    case .month(let month, of: let year):
      "seen:\(year)-\(month < 10 ? "0" : "")\(month) \(Self.isFilm)"
    case .year(let year): "seen:\(year) \(Self.isFilm)"
    case .decade(let year): "decade:\(year)s \(Self.isJudged)"
    case .genre(let name): "genre:\(name.inQuotes) \(Self.isJudged)"
    case .director(let name): "director:\(name.inQuotes) \(Self.isJudged)"
    case .country(let name): "country:\(name.inQuotes) \(Self.isJudged)"
    case .rating(let rating): "mine:\(rating)"
    case .ratings(let own, let imdb): "mine:\(own) rating:\(Self.range(roundedTo: imdb))"
    }
  }

  private static let isFilm = "type:movie"
  private static let isJudged = "(seen:yes or mine>=1) not type:episode"

  /// Returns the range of IMDb's ratings that round to a point from 1 to 10.
  private static func range(roundedTo points: Int) -> String {
    let lowest = points == 1 ? "0" : "\(points - 1).5"
    let highest = points == 10 ? "10" : "\(points).4"
    return "\(lowest)..\(highest)"
  }
}
