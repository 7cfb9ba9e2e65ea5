extension Canvas {
  /// Draws a thin bar that is filled in part, in steps of half a cell.
  ///
  /// - Parameters:
  ///   - point: Where the bar starts.
  ///   - length: Its whole length in cells.
  ///   - fraction: How much of it is filled, from 0 to 1.
  ///   - style: Of what is filled.
  ///   - track: Of the rest; without one the rest is not drawn.
  public mutating func bar(
    at point: Point, length: Int, fraction: Double, style: Style, track: Style? = nil
  ) {
    let clamped = fraction.isNaN ? 0 : max(0, min(1, fraction))
    let halves = Int((clamped * Double(2 * max(0, length))).rounded())
    let full = halves / 2
    let hasHalf = halves % 2 == 1
    if let track { horizontalLine(at: point, length: length, style: track, scalar: "━") }
    horizontalLine(at: point, length: full, style: style, scalar: "━")
    if hasHalf { write("╸", at: point.moved(columns: full), style: style) }
  }
}
