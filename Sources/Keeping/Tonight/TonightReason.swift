/// The reason why a title is proposed; it is true of the title.
///
/// A superlative, such as the best or the shortest, holds among all titles that fit, without a tie.
public enum TonightReason: Hashable, Sendable, Codable {
  /// The user rated other titles by this director highly.
  case director(String, RatedOthers)
  /// The user rated other titles with this actor highly.
  case actor(String, RatedOthers)
  /// The user rates titles of this genre higher than others, with this mean.
  case genre(String, mean: Double)
  /// The title has the best rating by IMDb.
  case bestRated
  case shortest
  /// The title has been on the watchlist longest, since a time in seconds since 1970.
  case longestOnWatchlist(since: Int)
  /// The title has the most votes.
  case bestKnown(votes: Int)
  /// The title is the newest, from this year.
  case newest(year: Int)
  /// The title is the oldest, from this year.
  case oldest(year: Int)
  /// Critics and IMDb's voters both like the title, about equally; the scores are from 0 to 100.
  case agreement(critics: Double, voters: Double)
  /// Many people rate the title highly; the score is from 0 to 100.
  case wellRated(score: Double, votes: Int)
  /// The title is one of only this many to choose from; it may be the only one.
  case oneOfFew(Int)
  /// The title was picked by chance from this many.
  case chance(among: Int)

  /// The kind of a reason; reasons of one kind sound alike.
  enum Kind: Hashable {
    case director, actor, genre, bestRated, shortest, longestOnWatchlist, bestKnown, age
    case agreement, wellRated, oneOfFew, chance
  }

  var kind: Kind {
    switch self {
    case .director: .director
    case .actor: .actor
    case .genre: .genre
    case .bestRated: .bestRated
    case .shortest: .shortest
    case .longestOnWatchlist: .longestOnWatchlist
    case .bestKnown: .bestKnown
    case .newest, .oldest: .age
    case .agreement: .agreement
    case .wellRated: .wellRated
    case .oneOfFew: .oneOfFew
    case .chance: .chance
    }
  }
}

/// The user's ratings of other titles by or with a person.
public struct RatedOthers: Hashable, Sendable, Codable {
  /// The number of titles.
  public var count: Int
  /// The lowest and the highest of the ratings, from 1 to 10.
  public var lowest: Int
  public var highest: Int
  /// The title's name if there is only one.
  public var title: String?

  public init(count: Int, lowest: Int, highest: Int, title: String? = nil) {
    self.count = count
    self.lowest = lowest
    self.highest = highest
    self.title = title
  }
}
