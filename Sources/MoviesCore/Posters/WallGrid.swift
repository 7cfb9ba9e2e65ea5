/// How a wall of posters is divided: tiles next to and above each other, each a framed poster with
/// a name below.
public struct WallGrid: Sendable, Codable, Hashable {
  /// How many tiles are next to each other.
  public let columns: Int
  /// How many tiles are above each other.
  public let rows: Int
  /// The size of a tile, in cells.
  public let tileColumns: Int
  public let tileRows: Int
  /// How many lines of a tile the name has.
  public let nameRows: Int

  /// Divides an area in cells into the largest tiles that show so many titles at once, or else into
  /// as many as can be looked at; `nil` if not a single tile fits.
  ///
  /// - Parameters:
  ///   - width: The columns of the screen; the first and the last one stay free.
  ///   - height: The rows between header and footer.
  ///   - count: How many titles there are.
  public init?(width: Int, height: Int, titles count: Int) {
    let most = max(1, height / Self.usualRows)
    let fitting = (1...most).lazy
      .compactMap { WallGrid(width: width, height: height, rows: $0, mostRows: Self.largestRows) }
      .first { $0.count >= count }
    let crowded = WallGrid(width: width, height: height, rows: most, mostRows: Self.mostRows)
    guard let grid = fitting ?? crowded else { return nil }
    self = grid
  }

  /// Divides an area into so many rows of tiles, each at most so high.
  private init?(width: Int, height: Int, rows: Int, mostRows: Int) {
    self.rows = rows
    tileRows = min(height / rows, mostRows)
    nameRows = tileRows < Self.usualRows ? 1 : 2
    let posterColumns = Self.columns(forRows: tileRows - nameRows - Self.frame)
    tileColumns = max(Self.leastColumns, posterColumns + Self.frame)
    columns = (width - 2) / tileColumns
    guard tileRows >= Self.leastRows, columns > 0 else { return nil }
  }

  /// The poster inside the tile's frame.
  public var posterColumns: Int { tileColumns - Self.frame }
  public var posterRows: Int { tileRows - nameRows - Self.frame }

  /// How many titles the wall shows at once.
  public var count: Int { columns * rows }

  /// How many columns of cells a poster of usual shape needs: its sides are as 27 to 40, and a cell
  /// is twice as high as it is wide.
  public static func columns(forRows rows: Int) -> Int { (rows * 27 + 10) / 20 }

  private static let leastColumns = 14
  private static let leastRows = 11
  private static let usualRows = 13
  private static let mostRows = 20
  /// The height of a tile that shows OMDb's pictures about as large as they are.
  private static let largestRows = 36
  /// The cells of the frame, of both sides together.
  private static let frame = 2
}
