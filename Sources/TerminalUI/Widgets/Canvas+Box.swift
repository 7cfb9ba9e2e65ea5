extension Canvas {
  /// Draws a frame around the edge of a rectangle, with a title in its upper line.
  ///
  /// The inside is cleared, so that the box covers whatever was there.
  /// - Returns: The inside, which is empty if the rectangle is smaller than 2×2.
  @discardableResult
  public mutating func box(
    _ rect: Rect, title: String = "", style: Style = .plain, titleStyle: Style? = nil
  ) -> Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return inside }
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    fill(inside, style: Style(background: style.background))
    for row in [top, bottom] {
      horizontalLine(
        at: Point(column: left, row: row), length: rect.size.columns, style: style)
    }
    for column in [left, right] {
      verticalLine(at: Point(column: column, row: top), length: rect.size.rows, style: style)
    }
    write("┌", at: Point(column: left, row: top), style: style)
    write("┐", at: Point(column: right, row: top), style: style)
    write("└", at: Point(column: left, row: bottom), style: style)
    write("┘", at: Point(column: right, row: bottom), style: style)
    if !title.isEmpty, inside.size.columns > 2 {
      write(
        " \(title) ", at: Point(column: left + 1, row: top), style: titleStyle ?? style,
        width: inside.size.columns)
    }
    return inside
  }
}
