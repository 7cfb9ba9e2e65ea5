import MoviesCore
import TerminalUI

/// The areas of the parts of a heat map's table.
struct HeatMapPlaces {
  /// The top left corner of the table.
  var origin: Point
  var grid: HeatMapGrid
  /// The number of visible episodes of a season.
  var episodes: Int

  init(_ map: HeatMapProps, at origin: Point) {
    self.origin = origin
    grid = map.grid
    episodes = map.numbers.count
  }

  private var firstCell: Int {
    origin.column + HeatMapGrid.labelColumns + (grid.isTransposed ? grid.cellColumns : 0)
  }

  /// Returns the cell of an episode, by the indices of its season and its row on the screen.
  func cell(season: Int, episode: Int) -> Rect {
    grid.isTransposed ? cell(across: episode, down: season) : cell(across: season, down: episode)
  }

  /// Returns the area of a season's label.
  func label(season: Int) -> Rect {
    grid.isTransposed ? label(down: season) : label(across: season)
  }

  /// Returns the area of an episode's label.
  func label(episode: Int) -> Rect {
    grid.isTransposed ? label(across: episode) : label(down: episode)
  }

  /// Returns the area of a season's average: below its cells, or before them.
  func average(season: Int) -> Rect {
    grid.isTransposed ? cell(across: -1, down: season) : cell(across: season, down: episodes)
  }

  /// The area of the averages' label.
  var averageLabel: Rect { grid.isTransposed ? label(across: -1) : label(down: episodes) }

  private func cell(across: Int, down: Int) -> Rect {
    Rect(
      column: firstCell + across * grid.cellColumns, row: origin.row + HeatMapGrid.headRows + down,
      columns: grid.cellColumns, rows: 1)
  }

  private func label(across: Int) -> Rect {
    cell(across: across, down: -HeatMapGrid.headRows)
  }

  private func label(down: Int) -> Rect {
    Rect(
      column: origin.column, row: origin.row + HeatMapGrid.headRows + down,
      columns: HeatMapGrid.labelColumns, rows: 1)
  }
}
