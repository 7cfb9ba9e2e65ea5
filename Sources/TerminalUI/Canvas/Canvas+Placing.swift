extension Canvas {
  /// Draws another canvas into a rectangle, from its top left corner, cropped if it is larger.
  ///
  /// A wide character that the edge would cut in half becomes a blank. The cursor is not copied.
  public mutating func place(_ other: Canvas, in rect: Rect) {
    let room = rect.intersection(bounds)
    let shown = Rect(room.size).intersection(other.bounds)
    for row in shown.rows {
      for column in shown.columns {
        var cell = other[column, row]
        let isCut =
          column + 1 == shown.columns.upperBound && column + 1 < other.size.columns
          && other[column + 1, row].isRightHalf
        if isCut { cell = .blank(cell.style) }
        put(cell, column: room.origin.column + column, row: room.origin.row + row)
      }
    }
  }
}
