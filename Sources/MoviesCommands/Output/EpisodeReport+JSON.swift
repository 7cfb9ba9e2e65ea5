import MoviesCore
import MoviesSession
import Titles

extension JSON {
  /// The output of `episodes --format json`.
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

  /// An episode that stands out, with its season; `null` if none does.
  private init(_ mark: SeriesTotals.Mark?) {
    self =
      mark.map {
        .object([("season", JSON($0.place.season))] + Self.fields(of: $0.episode))
      } ?? .null
  }

  private static func fields(of episode: EpisodeSummary) -> [(name: String, value: JSON)] {
    [
      ("number", JSON(episode.number)), ("title", .string(episode.title)),
      ("released", JSON(episode.released?.isoText)),
      ("rating", JSON(rating: episode.score)), ("score", JSON(episode.score)),
      ("id", JSON(episode.id?.rawValue)),
    ]
  }

  /// A mean score, to one decimal.
  private init(average: Double?) {
    self.init(average.map { ($0 * 10).rounded() / 10 })
  }
}
