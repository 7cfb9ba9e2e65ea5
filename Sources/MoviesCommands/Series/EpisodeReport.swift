import Exchange
import MoviesCore
import MoviesSession
import MoviesUI
import SafeText
import TerminalUI
import Titles

/// The episodes of a series for printing, with figures about their ratings.
struct EpisodeReport {
  let guide: EpisodeGuide
  /// The seasons by number.
  let seasons: SeasonGuide
  let totals: SeriesTotals
  /// The source that was asked.
  let source: DataSource

  init(_ guide: EpisodeGuide, source: DataSource) {
    self.guide = guide
    self.source = source
    seasons = SeasonGuide(guide, source: source)
    totals = SeriesTotals(seasons, seasons: seasons.seasons.keys.sorted())
  }

  /// Draws the ratings of all episodes as a picture, with an empty line below it.
  ///
  /// - Parameters:
  ///   - columns: The terminal's width; `nil` if the output is not a terminal.
  ///   - look: The theme and the colour depth.
  ///   - today: The date, if it is known.
  /// - Returns: The text.
  func picture(
    columns: Int?, look: (theme: Theme.Name, depth: ColorDepth), today: CalendarDate?
  ) -> String {
    PrintedHeatMap(seasons, totals, title: guide.title, today: today)
      .text(width: columns, theme: look.theme, depth: look.depth) + "\n"
  }

  /// Returns the seasons one below the other, each as a table, in the words of the screen.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func tables(columns: Int?) -> [UInt8] {
    let blocks = guide.seasons.map { season in
      let table = TextTable(
        header: ["EPISODE", "RELEASED", "IMDB", "ID", "TITLE"], rows: season.episodes.map(\.row),
        numbers: [0, 1, 2], names: 4)
      let heading = SeasonSentence(season, of: guide.title).text
      return (columns.map { heading.wrapped(toCells: $0) } ?? [heading])
        + table.lines(columns: columns)
    }
    return Array(blocks.joined(separator: [""])).bytes
  }

  /// The episodes as CSV, with a row for each.
  var csv: [UInt8] {
    let header = ["series", "seriesTitle", "season", "number", "title", "released", "score", "id"]
    let rows = guide.seasons.flatMap { season in
      season.episodes.map { episode in
        [guide.series.rawValue, guide.title, season.number.map { "\($0)" } ?? ""]
          + episode.csvFields
      }
    }
    return Array(CSVWriter.spreadsheetText([header] + rows).utf8)
  }
}

extension EpisodeSummary {
  fileprivate var row: [String] {
    [
      number.map { "\($0)" } ?? "", released?.written ?? "",
      score.map { Rating(imdb: $0).written } ?? "", id?.rawValue ?? "", title,
    ]
  }

  fileprivate var csvFields: [String] {
    [
      number.map { "\($0)" } ?? "", title, released?.isoText ?? "",
      score.map { JSON($0).text } ?? "", id?.rawValue ?? "",
    ]
  }
}

extension JSON {
  /// Makes the output of `episodes --format json`.
  init(_ report: EpisodeReport) {
    let guide = report.guide
    self = [
      "series": .string(guide.series.rawValue),
      "title": .string(guide.title),
      "totalSeasons": JSON(guide.totalSeasons),
      "rating": JSON(rating: report.totals.average),
      "average": JSON(average: report.totals.average),
      "best": JSON(report.totals.best),
      "worst": JSON(report.totals.worst),
      "seasons": .array(guide.seasons.map { JSON($0) }),
    ]
  }

  private init(_ season: Season) {
    self = [
      "number": JSON(season.number),
      "rating": JSON(rating: SeasonFigures(season).average),
      "average": JSON(average: SeasonFigures(season).average),
      "episodes": .array(season.episodes.map { JSON($0) }),
    ]
  }

  private init(_ episode: EpisodeSummary) {
    self = .object(Self.fields(of: episode))
  }

  /// Makes an object with an outstanding episode and its season, or `null` without one.
  private init(_ mark: SeriesTotals.Mark?) {
    self =
      mark.map {
        .object([("season", JSON($0.place.season))] + Self.fields(of: $0.episode))
      } ?? .null
  }

  /// Returns the fields of an episode, without its season.
  static func fields(of episode: EpisodeSummary) -> [(name: String, value: JSON)] {
    [
      ("number", JSON(episode.number)), ("title", .string(episode.title)),
      ("released", JSON(episode.released?.isoText)),
      ("rating", JSON(rating: episode.score)), ("score", JSON(episode.score)),
      ("id", JSON(episode.id?.rawValue)),
    ]
  }

  /// Makes a number from a mean score, rounded to one decimal.
  private init(average: Double?) {
    self.init(average.map { ($0 * 10).rounded() / 10 })
  }
}
