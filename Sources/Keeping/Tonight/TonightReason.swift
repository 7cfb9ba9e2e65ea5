/// Why a title is proposed; whatever it says is true of the title.
///
/// What is the best, the shortest and so on is so of all titles that fit, and alone.
public enum TonightReason: Hashable, Sendable, Codable {
  /// The user rated others by this director high.
  case director(String, RatedOthers)
  /// The user rated others with this actor high.
  case actor(String, RatedOthers)
  /// The user rates titles of this genre higher than others: so much, on average.
  case genre(String, mean: Double)
  /// The best by IMDb's rating.
  case bestRated
  case shortest
  /// It is on the watchlist for longest: since a time in seconds since 1970.
  case longestOnWatchlist(since: Int)
  /// More people have voted for it than for any other.
  case bestKnown(votes: Int)
  /// It came out last, in this year.
  case newest(year: Int)
  /// It came out first, in this year.
  case oldest(year: Int)
  /// Critics and IMDb's voters like it, and about as well; both scores from 0 to 100.
  case agreement(critics: Double, voters: Double)
  /// Many people rate it high: a score from 0 to 100.
  case wellRated(score: Double, votes: Int)
  /// It is one of so few to choose from, or the only one.
  case oneOfFew(Int)
  /// Nothing but chance chose it among so many.
  case chance(among: Int)

  /// The subject of a reason; reasons of one kind sound alike.
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

/// The user's own ratings of other titles by or with somebody.
public struct RatedOthers: Hashable, Sendable, Codable {
  /// How many titles there are.
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
