public import Keeping
public import Titles

/// The continuation of a series after the last episode that the user has seen.
public enum NextEpisode: Sendable, Equatable {
  /// The next episode, in a season.
  case episode(EpisodeSummary, season: Int)
  /// The next episode is in this season, which is not loaded yet.
  case unknown(season: Int)
  /// All episodes are seen.
  case allSeen

  /// Whether the next episode has aired, or has an air date.
  ///
  /// IMDb's data has no air dates, but a rated episode has been shown.
  public var isToBeSeen: Bool {
    guard case .episode(let episode, _) = self else { return false }
    return episode.released != nil || episode.score != nil
  }

  /// The season to load; `nil` for none.
  public var unknownSeason: Int? {
    if case .unknown(let season) = self { season } else { nil }
  }

  /// The next episode, if it is known.
  public var episode: EpisodeSummary? {
    if case .episode(let episode, _) = self { episode } else { nil }
  }
}

extension SeasonGuide {
  /// Finds the episode that follows another: the next of its season, or the first of the season
  /// after.
  ///
  /// - Parameters:
  ///   - last: The episode.
  ///   - told: The seasons that the series itself lists; `nil` if it does not.
  /// - Returns: The next episode, as far as the seasons are known.
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

  /// Returns the number of episodes; `nil` until all of the seasons are known.
  ///
  /// - Parameter told: The seasons that the series itself lists.
  /// - Returns: The number of its episodes, or `nil`.
  public func episodeCount(told: [Int]?) -> Int? {
    let isKnown = { (number: Int) in self[number] != nil || unlisted.contains(number) }
    guard numbers(told: told).allSatisfy(isKnown) else { return nil }
    return seasons.values.reduce(0) { $0 + $1.episodes.count }
  }

  /// Asks a catalogue for only those seasons that lead to the next episode of a series.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - catalogue: The catalogue.
  /// - Returns: The seasons that are known then.
  /// - Throws: A `CatalogueError`, if a season could not be loaded.
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
