public import Keeping
public import Titles

/// How a series goes on after the last episode that the user has seen.
public enum NextEpisode: Sendable, Equatable {
  /// This episode of a season.
  case episode(EpisodeSummary, season: Int)
  /// Something in this season, which is not known yet.
  case unknown(season: Int)
  /// Nothing: all of them are seen.
  case allSeen

  /// Whether the user can see it, or will on a day that is known.
  ///
  /// IMDb's data has no days of episodes, but what was rated has been shown.
  public var isToBeSeen: Bool {
    guard case .episode(let episode, _) = self else { return false }
    return episode.released != nil || episode.score != nil
  }

  /// The season that has to be asked for; `nil` if none has to.
  public var unknownSeason: Int? {
    if case .unknown(let season) = self { season } else { nil }
  }

  /// The episode, if it is known.
  public var episode: EpisodeSummary? {
    if case .episode(let episode, _) = self { episode } else { nil }
  }
}

extension SeasonGuide {
  /// Finds what comes after an episode: the next of its season, or the first of the season after.
  ///
  /// - Parameters:
  ///   - last: The episode.
  ///   - told: The seasons that the series itself says that it has; `nil` if it does not.
  /// - Returns: What comes next, as far as the seasons are known.
  public func next(after last: EpisodeNumber, told: [Int]?) -> NextEpisode {
    if let season = self[last.season] {
      let rest = season.episodes.first { $0.number.map { $0 > last.episode } ?? false }
      if let rest { return .episode(rest, season: last.season) }
    } else if !unlisted.contains(last.season) {
      return .unknown(season: last.season)
    }
    let following = numbers(told: told).first { $0 > last.season && !unlisted.contains($0) }
    guard let following else { return .allSeen }
    guard let season = self[following] else { return .unknown(season: following) }
    return season.episodes.first.map { .episode($0, season: following) } ?? .allSeen
  }

  /// How many episodes the series has; `nil` until all of its seasons are known.
  ///
  /// - Parameter told: The seasons that the series itself says that it has.
  /// - Returns: The number of its episodes, or `nil`.
  public func episodeCount(told: [Int]?) -> Int? {
    let isKnown = { (number: Int) in self[number] != nil || unlisted.contains(number) }
    guard numbers(told: told).allSatisfy(isKnown) else { return nil }
    return seasons.values.reduce(0) { $0 + $1.episodes.count }
  }

  /// Asks a catalogue for the seasons in which the next episode of a series is, and no more.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - catalogue: Who is asked.
  /// - Returns: What is known of the series then.
  /// - Throws: A `CatalogueError`, if a season could not be had.
  public static func after(
    _ series: BegunSeries, askedOf catalogue: any Catalogue
  ) async throws(CatalogueError) -> SeasonGuide {
    var guide = SeasonGuide()
    while let season = guide.next(after: series.last, told: nil).unknownSeason {
      do throws(CatalogueError) {
        let answer = try await catalogue.season(season, of: series.id, reach: .anywhere)
        guide.take(answer, number: season)
      } catch .notFound {
        guide.miss(season)
      }
    }
    return guide
  }
}
