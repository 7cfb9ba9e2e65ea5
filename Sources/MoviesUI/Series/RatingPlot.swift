import MoviesCore
import TerminalUI
import Titles

/// Where the episodes of a chart, its seasons and its scale are on the screen.
struct RatingPlot {
  let chart: ChartProps
  /// The place of the dots.
  let field: Rect
  let columns: ChartColumns
  let scale: ChartScale
  let glyphs: DotGlyphs

  /// The plot of a chart whose worst rating is known, in a part of the screen.
  init(_ chart: ChartProps, worst: Double?, in field: Rect, glyphs: DotGlyphs) {
    self.chart = chart
    self.field = field
    self.glyphs = glyphs
    columns = ChartColumns(chart.seasons, width: field.width)
    scale = ChartScale(worst: worst, rows: field.height * glyphs.dotsDown)
  }

  /// A dot for each rated episode that is not selected; a larger one where there is room.
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

  /// The row of the screen for a rating from 0 to 100.
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

  /// Each column selects the episode that stands there.
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
  /// Whether there are more episodes than dots next to each other, so that the dots are a cloud.
  var isDense: Bool { chart.episodes > field.width * glyphs.dotsAcross }
}

extension ChartProps {
  /// How many episodes are known.
  fileprivate var episodes: Int { seasons.reduce(0) { $0 + $1.episodes.count } }
}

extension DotPlot {
  /// Marks the four dots around a place that is inside.
  mutating func markSquare(x: Double, y: Double) {
    let left = max(0, min((x - 0.5).rounded(), Double(dotsAcross - 2)))
    let top = max(0, min((y - 0.5).rounded(), Double(dotsDown - 2)))
    for (column, row) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
      mark(x: left + column, y: top + row)
    }
  }
}
