/// The layout of a heat map of the episodes' ratings.
public struct HeatMapGrid: Sendable, Codable, Hashable {
  /// Whether the seasons are rows and the episodes columns, not the other way round.
  public let isTransposed: Bool
  /// The number of cells that fit next to each other.
  public let columns: Int
  /// The number of cells that fit below each other.
  public let rows: Int
  /// The columns of a cell: a mark, a rating of up to four characters and, if there is room, a free
  /// column.
  public let cellColumns: Int

  /// The columns for the labels of the rows.
  public static let labelColumns = 6
  /// The columns left free at the left and right edges together.
  public static let margins = 4
  /// The rows above the cells, for the labels of the columns.
  public static let headRows = 1
  /// The rows below the cells, for the selected episode and the legend.
  public static let footRows = 2

  private static let cellWidths = 5...6

  /// Lays out a heat map: with seasons as columns if all of it fits in that way, else as rows if
  /// that fits, else the way that hides less.
  ///
  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - height: The rows between header and footer.
  ///   - seasons: The number of seasons.
  ///   - episodes: The number of rows for the episodes of all seasons.
  public init(width: Int, height: Int, seasons: Int, episodes: Int) {
    let line = width - Self.margins - Self.labelColumns
    let across = line / Self.cellWidths.lowerBound
    let down = height - Self.headRows - Self.footRows
    // The averages take a row below the cells, or a column before them.
    let upright = Room(columns: max(1, across), rows: max(1, down - 1))
    let transposed = Room(columns: max(1, across - 1), rows: max(1, down))
    let hidden = upright.hidden(columns: seasons, rows: episodes)
    isTransposed = transposed.hidden(columns: episodes, rows: seasons) < hidden
    columns = isTransposed ? transposed.columns : upright.columns
    rows = isTransposed ? transposed.rows : upright.rows
    cellColumns = Self.cellColumns(isTransposed ? episodes + 1 : seasons, in: line)
  }

  /// Lays out a heat map that hides nothing: with seasons as columns if they all fit, else as rows
  /// if that fits, else with as many seasons as fit.
  ///
  /// - Parameters:
  ///   - extent: The seasons and episodes to show.
  ///   - width: The available columns; `nil` for as many as are needed.
  init(whole extent: HeatMapExtent, width: Int?) {
    let (seasons, episodes) = (max(1, extent.seasons.count), extent.episodes.count)
    let line = (width ?? .max) - Self.labelColumns
    let across = max(1, line / Self.cellWidths.lowerBound)
    isTransposed = seasons > across && episodes < across
    columns = isTransposed ? episodes : min(seasons, across)
    rows = isTransposed ? seasons : episodes
    cellColumns = Self.cellColumns(isTransposed ? episodes + 1 : seasons, in: line)
  }

  /// Returns the number of seasons that fit next to each other in this many columns.
  static func seasonsAcross(width: Int) -> Int {
    (width - margins - labelColumns) / cellWidths.lowerBound
  }

  /// Returns the columns of each cell, if this many should all fit.
  private static func cellColumns(_ cells: Int, in line: Int) -> Int {
    min(max(line / max(1, cells), cellWidths.lowerBound), cellWidths.upperBound)
  }

  /// The number of seasons that fit.
  public var seasons: Int { isTransposed ? rows : columns }

  /// The number of episodes of a season that fit.
  public var episodes: Int { isTransposed ? columns : rows }

  private struct Room {
    var columns: Int
    var rows: Int

    /// Returns the number of cells of a table that do not fit.
    func hidden(columns: Int, rows: Int) -> Int {
      columns * rows - min(columns, self.columns) * min(rows, self.rows)
    }
  }
}
