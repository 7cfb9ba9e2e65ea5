import MoviesCore
import TerminalUI

/// Where the parts of a heat map's table are.
struct HeatMapPlaces {
  /// Its top left corner.
  var origin: Point
  var grid: HeatMapGrid
  /// How many episodes of a season are shown.
  var episodes: Int

  init(_ map: HeatMapProps, at origin: Point) {
    self.origin = origin
    grid = map.grid
    episodes = map.numbers.count
  }

  private var firstCell: Int {
    origin.column + HeatMapGrid.labelColumns + (grid.isTransposed ? grid.cellColumns : 0)
  }

  /// The cell of an episode; both count from the first one shown.
  func cell(season: Int, episode: Int) -> Rect {
    grid.isTransposed ? cell(across: episode, down: season) : cell(across: season, down: episode)
  }

  /// The label of a season.
  func label(season: Int) -> Rect {
    grid.isTransposed ? label(down: season) : label(across: season)
  }

  /// The label of an episode.
  func label(episode: Int) -> Rect {
    grid.isTransposed ? label(across: episode) : label(down: episode)
  }

  /// The average of a season: below its cells, or before them.
  func average(season: Int) -> Rect {
    grid.isTransposed ? cell(across: -1, down: season) : cell(across: season, down: episodes)
  }

  /// The label of the averages.
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
