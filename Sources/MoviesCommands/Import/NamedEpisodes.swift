import Keeping
import Titles

/// Finds episodes that files name by their series, and all episodes up to a given one.
struct NamedEpisodes {
  private let catalogue: any Catalogue
  private var seasons: [SeasonKey: Season?] = [:]

  /// A season of a series, and the reach of the question for it.
  private struct SeasonKey: Hashable {
    var series: TitleID
    var number: Int
    var reach: CachePolicy
  }

  init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

  /// Finds the episode that a name refers to.
  ///
  /// An episode whose number is in the file is known by its place if its id is unknown here; an
  /// episode with only a title is looked up in its season.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - series: The series of the episode.
  /// - Returns: The episode; `nil` if nothing certain is found.
  mutating func episode(_ name: ImportedName, of series: TitleDetail) async -> TitleDetail? {
    guard let episode = name.episode else { return nil }
    let reach: CachePolicy = episode.number == nil ? .anywhere : .here
    let season = await season(episode.season, of: series.id, reach: reach)
    let key = episode.title?.comparisonKey
    let found = season?.episodes.filter {
      episode.number == nil ? $0.title.comparisonKey == key : $0.number == episode.number
    }
    if let found, found.count == 1, let title = found[0].detail(episode.season, of: series) {
      return title
    }
    return name.episode(of: series)
  }

  /// Finds the episodes of a series from the first one to a given one.
  ///
  /// - Parameters:
  ///   - place: The season and number of the last episode.
  ///   - series: The series.
  /// - Returns: The episodes; `nil` unless all seasons up to the last episode are known.
  mutating func episodes(
    upTo place: (season: Int, episode: Int), of series: TitleDetail
  ) async -> [TitleDetail]? {
    guard place.season > 0 else { return nil }
    var titles: [TitleDetail] = []
    for number in 1...place.season {
      guard let season = await season(number, of: series.id, reach: .anywhere) else { return nil }
      let episodes = season.episodes.filter { episode in
        episode.number.map { number < place.season || $0 <= place.episode } ?? false
      }
      titles += episodes.compactMap { $0.detail(number, of: series) }
    }
    return titles.last?.episode == place.episode ? titles : nil
  }

  private mutating func season(_ number: Int, of series: TitleID, reach: CachePolicy) async
    -> Season?
  {
    let key = SeasonKey(series: series, number: number, reach: reach)
    if let known = seasons[key] { return known }
    let season = try? await catalogue.season(number, of: series, reach: reach).value
    seasons[key] = .some(season?.identified(in: series, as: number))
    return seasons[key] ?? nil
  }
}

extension EpisodeSummary {
  /// Returns a season's facts about the episode; `nil` if neither its id nor its place is known.
  fileprivate func detail(_ season: Int, of series: TitleDetail) -> TitleDetail? {
    id.map {
      TitleDetail(
        id: $0, title: title, kind: .episode, released: released, season: season, episode: number,
        seriesID: series.id, seriesTitle: series.name)
    }
  }
}
