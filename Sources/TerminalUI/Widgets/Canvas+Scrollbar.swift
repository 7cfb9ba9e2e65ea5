extension Canvas {
  /// Draws a scrollbar's thumb and track, downwards; nothing where everything is visible.
  ///
  /// - Parameters:
  ///   - point: The upper end.
  ///   - rows: Its length, and how many rows are visible.
  ///   - offset: The first visible row.
  ///   - count: How many rows there are.
  ///   - thumb: How the part that shows the place looks.
  ///   - track: How the rest looks.
  public mutating func scrollbar(
    at point: Point, rows: Int, offset: Int, count: Int, thumb: Style, track: Style
  ) {
    guard let range = Scrolling.thumb(offset: offset, count: count, rows: rows) else { return }
    verticalLine(at: point, length: rows, style: track)
    let start = point.moved(rows: range.lowerBound)
    verticalLine(at: start, length: range.count, style: thumb, scalar: "┃")
  }
}
