/// A number of a title that can be compared.
public enum NumberField: String, Hashable, Sendable, Codable, CaseIterable {
  /// The year in which the title came out, or began.
  case year
  /// IMDb's rating, from 0 to 10.
  case rating
  /// Metacritic's score, from 0 to 100.
  case metascore
  /// Rotten Tomatoes' score, from 0 to 100.
  case tomatoes
  /// The number of votes for IMDb's rating.
  case votes
  /// The running time in minutes.
  case runtime

  /// Whether IMDb's data has the number of every title that has one.
  public var isInIMDbData: Bool {
    switch self {
    case .year, .rating, .votes, .runtime: true
    case .metascore, .tomatoes: false
    }
  }

  /// Returns the number of a title; `nil` if it is unknown.
  public func value(of title: TitleDetail) -> Double? {
    switch self {
    case .year: (title.years?.start).map(Double.init)
    case .rating: title.score(by: .imdb).map { $0.rounded() / 10 }
    case .metascore: title.score(by: .metacritic)?.rounded()
    case .tomatoes: title.score(by: .rottenTomatoes)?.rounded()
    case .votes: title.votes.map(Double.init)
    case .runtime: title.minutes.map(Double.init)
    }
  }
}
