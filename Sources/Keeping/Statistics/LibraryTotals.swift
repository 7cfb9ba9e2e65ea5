import Titles

/// The totals of a library.
public struct LibraryTotals: Hashable, Sendable, Codable {
  /// The number of titles in the library.
  public internal(set) var titles = 0
  public internal(set) var onWatchlist = 0
  /// The number of films that the user has seen.
  public internal(set) var films = 0
  /// The number of series that the user has seen as a whole.
  public internal(set) var series = 0
  /// The number of episodes that the user has seen.
  public internal(set) var episodes = 0
  /// The number of seen games and titles of unknown kind.
  public internal(set) var others = 0
  /// The number of viewings of all these titles.
  public internal(set) var viewings = 0
  /// The number of these viewings without a day.
  public internal(set) var undated = 0
  /// The number of rewatches.
  public internal(set) var rewatches = 0
  /// The number of viewings in the cinema.
  public internal(set) var inCinema = 0
  /// The total length of the viewings in minutes, as far as it is known.
  public internal(set) var minutes = 0
  /// The number of viewings of unknown length, which ``minutes`` excludes.
  public internal(set) var untimed = 0
  /// The number of titles that the user has rated.
  public internal(set) var rated = 0
  /// The mean of the user's ratings, from 1 to 10.
  public internal(set) var meanRating: Double?

  /// The number of titles that the user has seen.
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
    // A second viewing is a rewatch even if it is not marked as one.
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
  /// The length of a viewing in minutes; `nil` if it is unknown.
  ///
  /// The running time of a series is that of one episode, so it does not count. Neither does one of
  /// more than 100,000 minutes, about ten weeks: the longest film takes five weeks.
  fileprivate var minutesOfViewing: Int? {
    guard let minutes, kind != .series, 1...100_000 ~= minutes else { return nil }
    return minutes
  }
}
