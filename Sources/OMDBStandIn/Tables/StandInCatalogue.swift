/// The titles and episodes that the stand-in knows.
public struct StandInCatalogue: Sendable {
  /// The titles, those with the most votes first, as OMDb sorts search results.
  public let titles: [CatalogueEntry]
  private let episodeSources: [any EpisodeSource]

  /// Makes a catalogue of titles, and of episode tables with the columns of ``EpisodeEntry``.
  ///
  /// - Complexity: O(*n* log *n*) in the number of titles. Episodes are read on demand.
  public init(titles: [CatalogueEntry], episodeTables: [String] = []) {
    self.init(
      titles: titles, episodeSources: episodeTables.map { EpisodeTable(text: $0) })
  }

  /// Reads title tables with the columns of ``CatalogueEntry/Column``: one row per line, tabs
  /// between the columns, no header.
  init(titleTables: [String], episodeSources: [any EpisodeSource]) {
    self.init(
      titles: titleTables.flatMap { table in Table(table).lines.map { CatalogueEntry($0) } },
      episodeSources: episodeSources)
  }

  private init(titles: [CatalogueEntry], episodeSources: [any EpisodeSource]) {
    self.titles = titles.enumerated()
      .sorted { ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset) }
      .map(\.element)
    self.episodeSources = episodeSources
  }

  /// Returns this catalogue with made-up titles added, numbered from 1, which a search for
  /// `generated` finds.
  public func adding(generated count: Int) -> StandInCatalogue {
    StandInCatalogue(
      titles: titles + (0..<max(0, count)).map { CatalogueEntry(generated: $0 + 1) },
      episodeSources: episodeSources)
  }

  /// Returns this catalogue with a made-up series added, which a search for `generated` finds, too.
  ///
  /// There can be only one: its id is `tt92000000`, whatever its extent.
  public func adding(generatedSeries extent: SeriesExtent) -> StandInCatalogue {
    let series = GeneratedSeries(extent: extent)
    return StandInCatalogue(
      titles: titles + [series.entry], episodeSources: episodeSources + [series])
  }

  /// Returns the title with an id; `nil` if it is unknown.
  public func title(id: String) -> CatalogueEntry? { titles.first { $0[.imdbID] == id } }

  /// Returns the episode with an id; `nil` if it is unknown.
  public func episode(id: String) -> EpisodeEntry? {
    episodeSources.lazy.compactMap { $0.episode(id: id) }.first
  }

  /// Returns a season's episodes in order; empty if none are known.
  public func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    episodeSources.flatMap { $0.episodes(ofSeries: id, season: season) }
  }
}

extension StandInCatalogue {
  /// The bundled catalogue, whose titles are read on first use.
  public static let bundled = StandInCatalogue(
    titleTables: CatalogueTables.titles,
    episodeSources: CatalogueTables.episodes.map { EpisodeTable(text: $0) }
      + [SeasonRatingTable(text: CatalogueTables.seasonRatings)])
}

/// A table of seasons for which only ratings are known, with the series' id, the season, the number
/// of its first episode, and the ratings, separated by spaces.
///
/// Its episodes have the titles that OMDb gives to episodes without a title, and neither dates nor
/// ids.
struct SeasonRatingTable: EpisodeSource {
  let text: String

  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    let beginning = Array("\(id)\t\(season)\t".utf8)
    guard let line = Table(text).lines.first(where: { $0.starts(with: beginning) }),
      let first = Int(Table.cell(2, of: line))
    else { return [] }
    return Table.cell(3, of: line).split(separator: " ").enumerated().map { offset, rating in
      let number = String(first + offset)
      return EpisodeEntry(
        seriesID: id, season: season, episode: number,
        title: EpisodeEntry.genericTitle(season: season, episode: number),
        imdbRating: String(rating))
    }
  }

  func episode(id: String) -> EpisodeEntry? { nil }
}
