extension Canvas {
  /// Draws a scrollbar's track and thumb, downwards; draws nothing if everything is visible.
  ///
  /// - Parameters:
  ///   - point: The upper end.
  ///   - rows: The length of the bar, which is also the number of visible rows.
  ///   - offset: The first visible row.
  ///   - count: The number of rows.
  ///   - thumb: The look of the thumb, which shows the position.
  ///   - track: The look of the track, which is not drawn if this is `nil`.
  public mutating func scrollbar(
    at point: Point, rows: Int, offset: Int, count: Int, thumb: Style, track: Style? = nil
  ) {
    guard let range = Scrolling.thumb(offset: offset, count: count, rows: rows) else { return }
    if let track { verticalLine(at: point, length: rows, style: track) }
    let start = point.moved(rows: range.lowerBound)
    verticalLine(at: start, length: range.count, style: thumb, scalar: "┃")
  }
}
