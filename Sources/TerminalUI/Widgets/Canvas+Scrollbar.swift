extension Canvas {
  /// Draws a scrollbar's track and thumb, downwards; nothing where everything is visible.
  ///
  /// - Parameters:
  ///   - point: The upper end.
  ///   - rows: Its length, and how many rows are visible.
  ///   - offset: The first visible row.
  ///   - count: How many rows there are.
  ///   - thumb: How the part that shows the place looks.
  ///   - track: How the rest looks; without one it is not drawn.
  public mutating func scrollbar(
    at point: Point, rows: Int, offset: Int, count: Int, thumb: Style, track: Style? = nil
  ) {
    guard let range = Scrolling.thumb(offset: offset, count: count, rows: rows) else { return }
    if let track { verticalLine(at: point, length: rows, style: track) }
    let start = point.moved(rows: range.lowerBound)
    verticalLine(at: start, length: range.count, style: thumb, scalar: "┃")
  }
}
