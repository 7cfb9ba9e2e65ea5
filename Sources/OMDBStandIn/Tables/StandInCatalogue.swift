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

  /// This catalogue plus made-up titles, numbered from 1, all found by the word `generated`.
  public func adding(generated count: Int) -> StandInCatalogue {
    StandInCatalogue(
      titles: titles + (0..<max(0, count)).map { CatalogueEntry(generated: $0 + 1) },
      episodeSources: episodeSources)
  }

  /// This catalogue plus a made-up series, found by the word `generated`, too.
  ///
  /// There can be one only: its id is `tt92000000`, whatever its extent.
  public func adding(generatedSeries extent: SeriesExtent) -> StandInCatalogue {
    let series = GeneratedSeries(extent: extent)
    return StandInCatalogue(
      titles: titles + [series.entry], episodeSources: episodeSources + [series])
  }

  /// The title with this id; `nil` if there is none.
  public func title(id: String) -> CatalogueEntry? { titles.first { $0[.imdbID] == id } }

  /// The episode with this id; `nil` if there is none.
  public func episode(id: String) -> EpisodeEntry? {
    episodeSources.lazy.compactMap { $0.episode(id: id) }.first
  }

  /// A season's episodes in order; empty if none are known.
  public func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    episodeSources.flatMap { $0.episodes(ofSeries: id, season: season) }
  }
}

extension StandInCatalogue {
  /// The bundled catalogue; its titles are read with its first use.
  public static let bundled = StandInCatalogue(
    titleTables: CatalogueTables.titles,
    episodeSources: CatalogueTables.episodes.map { EpisodeTable(text: $0) }
      + [SeasonRatingTable(text: CatalogueTables.seasonRatings)])
}

/// A table with a row for each season of which only the ratings are known: the series' id, the
/// season, the number of its first episode, and the ratings, separated by spaces.
///
/// Its episodes have the titles that OMDb gives to those without one, and neither dates nor ids.
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

/// A made-up series for trying out long ones: always the same for an extent.
///
/// Its episodes are calculated when they are asked for. Some of them are missing, and some have no
/// rating, as at OMDb; the first of a season is always there.
struct GeneratedSeries: EpisodeSource {
  let extent: SeriesExtent

  /// The series' id; the episodes' ids follow, a thousand for each season.
  static let id = "tt\(firstID)"
  private static let firstID = 92_000_000
  private static let idsPerSeason = 1_000

  /// The series as a title.
  var entry: CatalogueEntry {
    CatalogueEntry([
      .imdbID: Self.id,
      .title: "Generated Series \(extent.text)",
      .year: extent.seasons == 1 ? year(of: 1) : "\(year(of: 1))–\(year(of: extent.seasons))",
      .rated: "Not Rated",
      .released: "01 Jan \(year(of: 1))",
      .runtime: "30 min",
      .genre: "Drama",
      .imdbRating: "7.5",
      .imdbVotes: "1,000",
      .type: "series",
      .totalSeasons: String(extent.seasons),
      .plot: "A made-up series of \(extent.seasons) seasons, for trying out long ones.",
    ])
  }

  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    guard id == Self.id, let season = Int(season) else { return [] }
    return (1...extent.episodes).compactMap { episode($0, ofSeason: season) }
  }

  func episode(id: String) -> EpisodeEntry? {
    guard let number = Int(id.dropFirst(2)), number > Self.firstID else { return nil }
    let (season, episode) = (number - Self.firstID).quotientAndRemainder(
      dividingBy: Self.idsPerSeason)
    return self.episode(episode, ofSeason: season)
  }

  /// An episode by its number; `nil` if there is none, or if it is one of those that are missing.
  private func episode(_ number: Int, ofSeason season: Int) -> EpisodeEntry? {
    guard (1...extent.seasons).contains(season), (1...extent.episodes).contains(number) else {
      return nil
    }
    let course = GeneratedCourse(place: (season - 1) * extent.episodes + number - 1)
    guard number == 1 || !course.isMissing else { return nil }
    return EpisodeEntry(
      seriesID: Self.id, season: String(season), episode: String(number),
      title: "Chapter \(number): \(GeneratedName.text(course.place))",
      released: "\(year(of: season))-\(day(of: number))",
      imdbRating: course.rating ?? CatalogueEntry.unknown,
      imdbID: "tt\(Self.firstID + season * Self.idsPerSeason + number)")
  }

  private func year(of season: Int) -> String { String(1960 + season) }

  /// The month and the day of an episode: they are spread over a year of months with 28 days.
  private func day(of number: Int) -> String {
    let (month, day) = ((number - 1) * 12 * 28 / extent.episodes).quotientAndRemainder(
      dividingBy: 28)
    return "\(twoDigits(month + 1))-\(twoDigits(day + 1))"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// How good the episodes of a made-up series are, by their places in it.
///
/// The ratings wander from one level to the next, with some episodes far better or worse than those
/// around them.
struct GeneratedCourse {
  /// The number of episodes before this one.
  let place: Int

  /// Whether the catalogue lacks the episode: one in 60.
  var isMissing: Bool { chance(.gap, at: place).isMultiple(of: 60) }

  /// A rating from 5.0 to 10.0; `nil` for one episode in 40.
  var rating: String? {
    guard !chance(.silence, at: place).isMultiple(of: 40) else { return nil }
    let tenths = min(max(level + deviation, 50), 100)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The rating in tenths without its deviation.
  private var level: Int {
    let (stretch, step) = place.quotientAndRemainder(dividingBy: Self.stretch)
    let from = Self.level(chance(.level, at: stretch))
    let to = Self.level(chance(.level, at: stretch + 1))
    return from + (to - from) * step / Self.stretch
  }

  /// The difference from the level in tenths: 2 at most, but 15 for one episode in 25.
  private var deviation: Int {
    let chance = chance(.deviation, at: place)
    if chance.isMultiple(of: 25) { return chance.isMultiple(of: 2) ? 15 : -15 }
    return Int(chance % 5) - 2
  }

  /// The number of episodes from one level to the next.
  private static let stretch = 8

  private static func level(_ chance: UInt64) -> Int { 65 + Int(chance % 26) }

  /// What a random number decides.
  private enum Question: UInt64 {
    case gap, silence, level, deviation
  }

  private func chance(_ question: Question, at place: Int) -> UInt64 {
    var random = SplitMix64(seed: question.rawValue << 32 | UInt64(place))
    return random.next()
  }
}
