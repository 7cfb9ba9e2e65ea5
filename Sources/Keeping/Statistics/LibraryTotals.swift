import Titles

/// The totals of a library.
public struct LibraryTotals: Hashable, Sendable, Codable {
  /// The number of titles in the library.
  public internal(set) var titles = 0
  public internal(set) var onWatchlist = 0
  /// How many films the user has seen.
  public internal(set) var films = 0
  /// How many series the user has seen as a whole.
  public internal(set) var series = 0
  /// How many episodes the user has seen.
  public internal(set) var episodes = 0
  /// How many games and titles of unknown kind the user has seen.
  public internal(set) var others = 0
  /// How often the user has seen any of them.
  public internal(set) var viewings = 0
  /// How many of these times are without a day.
  public internal(set) var undated = 0
  /// How often the user saw a title again.
  public internal(set) var rewatches = 0
  /// How often the user saw one in the cinema.
  public internal(set) var inCinema = 0
  /// How long all of it took, as far as that is known.
  public internal(set) var minutes = 0
  /// How many of the viewings are not in these minutes, since nobody says how long they took.
  public internal(set) var untimed = 0
  /// How many titles the user has rated.
  public internal(set) var rated = 0
  /// The mean of the user's ratings, from 1 to 10.
  public internal(set) var meanRating: Double?

  /// How many titles the user has seen.
  public var seen: Int { films + series + episodes + others }

  mutating func take(_ entry: LibraryEntry) {
    titles += entry.isEmpty ? 0 : 1
    onWatchlist += entry.onWatchlistSince == nil ? 0 : 1
    rated += entry.rating == nil ? 0 : 1
    guard entry.isSeen else { return }
    switch entry.facts.kind {
    case .movie: films += 1
    case .series: series += 1
    case .episode: episodes += 1
    case .game, nil: others += 1
    }
    take(entry.viewings, minutes: entry.facts.minutesOfViewing)
  }

  private mutating func take(_ viewings: [Viewing], minutes: Int?) {
    self.viewings += viewings.count
    undated += viewings.count { $0.day == nil }
    // Nobody has to say so of a second time.
    rewatches += max(viewings.count(where: \.isRewatch), viewings.count - 1)
    inCinema += viewings.count(where: \.isInCinema)
    if let minutes {
      self.minutes += viewings.count * minutes
    } else {
      untimed += viewings.count
    }
  }
}

extension TitleDetail {
  /// How long it takes to see it, as far as anybody can say.
  ///
  /// The running time of a series is that of an episode. Nothing runs for longer than two months: a
  /// film of five weeks is the longest one.
  fileprivate var minutesOfViewing: Int? {
    guard let minutes, kind != .series, 1...100_000 ~= minutes else { return nil }
    return minutes
  }
}
