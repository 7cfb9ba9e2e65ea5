/// The layout of a wall of posters: tiles in rows and columns, each a framed poster with a name
/// below.
public struct WallGrid: Sendable, Codable, Hashable {
  /// The number of tiles in a row.
  public let columns: Int
  /// The number of rows of tiles.
  public let rows: Int
  /// The size of a tile, in cells.
  public let tileColumns: Int
  public let tileRows: Int
  /// The number of lines for the name in a tile.
  public let nameRows: Int

  /// Divides an area in cells into the largest tiles that show this many titles at once, or else
  /// into as many tiles as stay legible; returns `nil` if not a single tile fits.
  ///
  /// - Parameters:
  ///   - width: The columns of the screen; the first and the last one stay free.
  ///   - height: The rows between header and footer.
  ///   - count: The number of titles.
  public init?(width: Int, height: Int, titles count: Int) {
    let most = max(1, height / Self.usualRows)
    let fitting = (1...most).lazy
      .compactMap { WallGrid(width: width, height: height, rows: $0, mostRows: Self.largestRows) }
      .first { $0.count >= count }
    let crowded = WallGrid(width: width, height: height, rows: most, mostRows: Self.mostRows)
    guard let grid = fitting ?? crowded else { return nil }
    self = grid
  }

  /// Divides an area into this many rows of tiles, each at most `mostRows` high.
  private init?(width: Int, height: Int, rows: Int, mostRows: Int) {
    self.rows = rows
    tileRows = min(height / rows, mostRows)
    nameRows = tileRows < Self.usualRows ? 1 : 2
    let posterColumns = Self.columns(forRows: tileRows - nameRows - Self.frame)
    tileColumns = max(Self.leastColumns, posterColumns + Self.frame)
    columns = (width - 2) / tileColumns
    guard tileRows >= Self.leastRows, columns > 0 else { return nil }
  }

  /// The size of the poster inside the tile's frame, in cells.
  public var posterColumns: Int { tileColumns - Self.frame }
  public var posterRows: Int { tileRows - nameRows - Self.frame }

  /// The number of titles that the wall shows at once.
  public var count: Int { columns * rows }

  /// Returns the number of columns for a poster of the usual shape: its sides have the ratio 27:40,
  /// and a cell is twice as high as it is wide.
  public static func columns(forRows rows: Int) -> Int { (rows * 27 + 10) / 20 }

  private static let leastColumns = 14
  private static let leastRows = 11
  private static let usualRows = 13
  private static let mostRows = 20
  /// The maximum height of a tile, in rows; it then shows OMDb's pictures at about their own size.
  private static let largestRows = 36
  /// The number of cells that the two sides of the frame take.
  private static let frame = 2
}
