/// A cell's place: columns count from the left, rows from the top, both from 0.
///
/// A point may lie outside of what is drawn on; drawing there leaves no trace.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  /// The place in `column` and `row`.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left corner.
  public static let zero = Point(column: 0, row: 0)

  /// The point so many columns to the right and rows down.
  public func moved(columns: Int = 0, rows: Int = 0) -> Point {
    Point(column: column + columns, row: row + rows)
  }
}
