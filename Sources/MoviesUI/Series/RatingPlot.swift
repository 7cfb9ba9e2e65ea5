import MoviesCore
import TerminalUI
import Titles

/// The layout of a chart on the screen: its episodes, its seasons and its scale.
struct RatingPlot {
  let chart: ChartProps
  /// The area of the dots.
  let field: Rect
  let columns: ChartColumns
  let scale: ChartScale
  let glyphs: DotGlyphs

  /// Lays out a chart in a part of the screen, given its worst rating.
  init(_ chart: ChartProps, worst: Double?, in field: Rect, glyphs: DotGlyphs) {
    self.chart = chart
    self.field = field
    self.glyphs = glyphs
    columns = ChartColumns(chart.seasons, width: field.width)
    scale = ChartScale(worst: worst, rows: field.height * glyphs.dotsDown)
  }

  /// The dots of the rated episodes that are not selected; larger ones if there is room.
  ///
  /// - Complexity: O(*n*) in the number of episodes.
  var dots: DotPlot {
    var plot = DotPlot(size: field.size, glyphs: glyphs)
    let isLarge = glyphs == .braille && plot.dotsAcross >= 3 * chart.episodes
    let dotsAcross = Double(glyphs.dotsAcross)
    for (index, season) in chart.seasons.enumerated() {
      let count = season.episodes.count
      let selected = chart.selection?.place.season == season.number ? chart.selection : nil
      for (row, episode) in season.episodes.enumerated() where row != selected?.place.row {
        guard let score = episode.score else { continue }
        let column = columns.column(ofRow: row, inSeason: index, of: count)
        let (x, y) = (max(0, column * dotsAcross - 0.5), scale.row(of: score))
        if isLarge { plot.markSquare(x: x, y: y) } else { plot.mark(x: x, y: y) }
      }
    }
    return plot
  }

  /// Returns the row of the screen for a rating from 0 to 100.
  func row(of score: Double) -> Int {
    scale.row(of: score, in: field, glyphs)
  }

  /// The column of the selected episode, and its point if it is rated.
  var selected: (column: Int, point: Point?)? {
    guard let selection = chart.selection, let episode = selection.episode else { return nil }
    let place = selection.place
    guard let index = chart.seasons.firstIndex(where: { $0.number == place.season }) else {
      return nil
    }
    let count = chart.seasons[index].episodes.count
    let x = columns.column(ofRow: place.row, inSeason: index, of: count)
    let column = field.column + min(Int(x), max(0, field.width - 1))
    return (column, episode.score.map { Point(column: column, row: row(of: $0)) })
  }

  /// The hit areas of the columns; each selects the episode there.
  var hitAreas: [HitArea] {
    zip(chart.seasons.indices, chart.seasons).flatMap { index, season in
      let count = season.episodes.count
      return (count > 0 ? columns.seasons[index] : 0..<0).map { column in
        let row = columns.row(atColumn: column, inSeason: index, of: count)
        let rect = Rect(
          column: field.column + column, row: field.row, columns: 1, rows: field.height)
        return HitArea(
          rect: rect, target: .item(HitArea.Item(.chart, section: season.number, row)))
      }
    }
  }
}

extension RatingPlot {
  /// Whether there are more episodes than dots side by side, so that the dots form a cloud.
  var isDense: Bool { chart.episodes > field.width * glyphs.dotsAcross }
}

extension ChartProps {
  /// The number of known episodes.
  fileprivate var episodes: Int { seasons.reduce(0) { $0 + $1.episodes.count } }
}

extension DotPlot {
  /// Marks the four dots around a point inside the plot.
  mutating func markSquare(x: Double, y: Double) {
    let left = max(0, min((x - 0.5).rounded(), Double(dotsAcross - 2)))
    let top = max(0, min((y - 0.5).rounded(), Double(dotsDown - 2)))
    for (column, row) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
      mark(x: left + column, y: top + row)
    }
  }
}

/// The columns of the seasons in a chart: each season has a share according to its number of
/// episodes, with a blank column between them if there is room.
struct ChartColumns {
  /// The columns of each season, in order.
  let seasons: [Range<Int>]
  /// Whether there is a blank column between two seasons.
  let areApart: Bool

  /// The minimum number of columns of a season with blank columns between them.
  private static let leastColumns = 4

  /// Divides the columns of a chart.
  ///
  /// - Complexity: O(*n*) in the number of seasons.
  init(_ seasons: [ChartProps.Season], width: Int) {
    areApart = width >= seasons.count * Self.leastColumns
    let gap = areApart ? 1 : 0
    let weights = Self.weights(of: seasons)
    let total = max(1, weights.reduce(0, +))
    let columns = max(0, width - gap * (seasons.count - 1))
    var before = 0
    self.seasons = weights.enumerated().map { index, weight in
      let start = before * columns / total
      before += weight
      return start + index * gap..<before * columns / total + index * gap
    }
  }

  /// Returns the number of episodes of each season; an unknown season counts as an average one.
  private static func weights(of seasons: [ChartProps.Season]) -> [Int] {
    let known = seasons.lazy.map(\.episodes.count).filter { $0 > 0 }
    let (count, episodes) = known.reduce((0, 0)) { ($0.0 + 1, $0.1 + $1) }
    let average = max(1, episodes / max(1, count))
    return seasons.map { $0.episodes.isEmpty ? average : $0.episodes.count }
  }

  /// Returns the column of an episode of a season, from the left and not rounded: the middle of its
  /// share of the season's columns.
  func column(ofRow row: Int, inSeason index: Int, of count: Int) -> Double {
    let columns = seasons[index]
    return Double(columns.lowerBound) + (Double(row) + 0.5) / Double(count) * Double(columns.count)
  }

  /// Returns the episode of a season in a column, or the nearest one.
  func row(atColumn column: Int, inSeason index: Int, of count: Int) -> Int {
    let columns = seasons[index]
    return (2 * (column - columns.lowerBound) + 1) * count / (2 * max(1, columns.count))
  }
}
