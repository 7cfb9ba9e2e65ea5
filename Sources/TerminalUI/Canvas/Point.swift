/// The position of a cell: columns count from the left, rows from the top, both from 0.
///
/// A point may be outside the canvas; drawing there has no effect.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  /// Makes the point in `column` and `row`.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left corner.
  public static let zero = Point(column: 0, row: 0)

  /// Returns the point this many columns to the right and this many rows down.
  public func moved(columns: Int = 0, rows: Int = 0) -> Point {
    Point(column: column + columns, row: row + rows)
  }
}
