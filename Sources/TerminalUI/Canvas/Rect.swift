/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: TerminalSize

  /// Makes the rectangle whose top left cell is `origin`.
  public init(origin: Point, size: TerminalSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes the rectangle with its top left cell at `column` and `row`; negative sizes become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: TerminalSize(columns: columns, rows: rows))
  }

  /// Makes a rectangle of the given size in the top left corner.
  public init(_ size: TerminalSize) {
    self.init(origin: .zero, size: size)
  }

  public var columns: Range<Int> { origin.column..<(origin.column + size.columns) }
  public var rows: Range<Int> { origin.row..<(origin.row + size.rows) }
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Whether the rectangle contains the cell at the point.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// Returns the common part of both rectangles; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// Returns the rectangle reduced by margins on all sides; empty if they take all of it.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: origin.column + columns, row: origin.row + rows,
      columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
  }

  /// Splits the rectangle into left and right, with the left part `columns` wide if there is room.
  public func split(leftColumns columns: Int) -> (left: Rect, right: Rect) {
    let left = min(max(0, columns), size.columns)
    return (
      Rect(column: origin.column, row: origin.row, columns: left, rows: size.rows),
      Rect(
        column: origin.column + left, row: origin.row, columns: size.columns - left,
        rows: size.rows)
    )
  }

  /// Splits the rectangle into top and bottom, with the top part `rows` high if there is room.
  public func split(topRows rows: Int) -> (top: Rect, bottom: Rect) {
    let top = min(max(0, rows), size.rows)
    return (
      Rect(column: origin.column, row: origin.row, columns: size.columns, rows: top),
      Rect(
        column: origin.column, row: origin.row + top, columns: size.columns,
        rows: size.rows - top)
    )
  }
}
