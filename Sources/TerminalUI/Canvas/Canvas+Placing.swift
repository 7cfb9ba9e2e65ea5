extension Canvas {
  /// Draws another canvas into a rectangle, cropped if it is larger.
  ///
  /// A wide character that the edge would cut in half becomes a blank. The cursor is not copied.
  /// - Parameters:
  ///   - other: The canvas to draw.
  ///   - rect: Where.
  ///   - firstRow: The row of the other canvas that is drawn first, from 0; those above it are left
  ///     out.
  public mutating func place(_ other: Canvas, in rect: Rect, firstRow: Int = 0) {
    let room = rect.intersection(bounds)
    let first = max(0, firstRow)
    let rest = TerminalSize(columns: other.size.columns, rows: other.size.rows - first)
    let shown = Rect(room.size).intersection(Rect(rest))
    for row in shown.rows {
      for column in shown.columns {
        var cell = other[column, first + row]
        let isCut =
          column + 1 == shown.columns.upperBound && column + 1 < other.size.columns
          && other[column + 1, first + row].isRightHalf
        if isCut { cell = .blank(cell.style) }
        put(cell, column: room.origin.column + column, row: room.origin.row + row)
      }
    }
  }
}
