import Keeping
import Titles

/// Finds episodes that files name by their series, and those up to one of them.
struct NamedEpisodes {
  private let catalogue: any Catalogue
  private var seasons: [SeasonKey: Season?] = [:]

  /// A season of a series, and how far it was looked for.
  private struct SeasonKey: Hashable {
    var series: TitleID
    var number: Int
    var reach: CachePolicy
  }

  init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

  /// The episode that a name means.
  ///
  /// One whose number the file tells is known by its place if nobody tells its id here; one whose
  /// title alone it tells is looked for in its season.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - series: The series that it is of.
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

  /// The episodes of a series from its first one up to another.
  ///
  /// - Parameters:
  ///   - place: The last one.
  ///   - series: The series.
  /// - Returns: The episodes; `nil` unless all seasons up to that one are known.
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
  /// What a row of a season tells about its episode; `nil` if nobody tells its id or place.
  fileprivate func detail(_ season: Int, of series: TitleDetail) -> TitleDetail? {
    id.map {
      TitleDetail(
        id: $0, title: title, kind: .episode, released: released, season: season, episode: number,
        seriesID: series.id, seriesTitle: series.name)
    }
  }
}
