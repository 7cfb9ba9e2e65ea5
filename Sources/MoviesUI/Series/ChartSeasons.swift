import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the seasons' borders, their averages and, at the bottom, their numbers.
struct ChartSeasons {
  var theme: Theme

  /// Draws the averages, which are brighter on a dense cloud of dots.
  func drawAverages(_ plot: RatingPlot, of canvas: inout Canvas) {
    for (season, columns) in zip(plot.chart.seasons, plot.columns.seasons) {
      guard let average = season.average else { continue }
      canvas.horizontalLine(
        at: Point(column: plot.field.column + columns.lowerBound, row: plot.row(of: average)),
        length: columns.count, style: plot.isDense ? theme.strong : theme.rule)
    }
  }

  func drawBorders(_ plot: RatingPlot, of canvas: inout Canvas) {
    var end = plot.field.column
    for (index, season) in plot.chart.seasons.enumerated() {
      let columns = plot.columns.seasons[index]
      let start = plot.field.column + columns.lowerBound
      if plot.columns.areApart, index > 0 {
        canvas.verticalLine(
          at: Point(column: start - 1, row: plot.field.row), length: plot.field.height + 1,
          style: theme.rule)
      }
      let isSelected = plot.chart.selection?.place.season == season.number
      let label = label(of: season, width: columns.count)
      guard start >= end, start + label.cellWidth <= plot.field.columns.upperBound else { continue }
      canvas.write(
        label, at: Point(column: start, row: plot.field.rows.upperBound),
        style: isSelected ? theme.strong : season.episodes.isEmpty ? theme.rule : theme.dim)
      end = start + label.cellWidth + 1
    }
  }

  /// Returns the number of a season, with its average if there is room.
  private func label(of season: ChartProps.Season, width: Int) -> String {
    let number = SeasonLabel.text(season.number)
    guard let average = season.average else { return number }
    let both = "\(number)  avg \(Rating(imdb: average).written)"
    return both.cellWidth <= width ? both : number
  }
}
