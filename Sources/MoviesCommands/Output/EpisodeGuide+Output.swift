import MoviesSession
import MoviesUI
import Titles

extension EpisodeGuide {
  /// The seasons one below the other, each as a table, in the words of the screen.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(columns: Int?) -> [UInt8] {
    let blocks = seasons.map { season in
      let table = TextTable(
        header: ["EPISODE", "RELEASED", "IMDB", "ID", "TITLE"], rows: season.episodes.map(\.row),
        numbers: [0, 1, 2])
      let heading = title + (season.number.map { ", season \($0)" } ?? "")
      return [heading] + table.lines(columns: columns)
    }
    return Array(blocks.joined(separator: [""])).bytes
  }
}

extension EpisodeSummary {
  fileprivate var row: [String] {
    [
      number.map { "\($0)" } ?? "", released?.written ?? "",
      score.map { Rating(source: .imdb, score: $0).written } ?? "", id?.rawValue ?? "", title,
    ]
  }
}

extension JSON {
  /// The output of `episodes --format json`.
  init(_ guide: EpisodeGuide) {
    self = [
      "series": .string(guide.series.rawValue),
      "title": .string(guide.title),
      "totalSeasons": JSON(guide.totalSeasons),
      "seasons": .array(guide.seasons.map { JSON($0) }),
    ]
  }

  private init(_ season: Season) {
    self = [
      "number": JSON(season.number), "episodes": .array(season.episodes.map { JSON($0) }),
    ]
  }

  private init(_ episode: EpisodeSummary) {
    self = [
      "number": JSON(episode.number),
      "title": .string(episode.title),
      "released": JSON(episode.released?.isoText),
      "score": JSON(episode.score),
      "id": JSON(episode.id?.rawValue),
    ]
  }
}
