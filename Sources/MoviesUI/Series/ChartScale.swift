import MoviesCore
import TerminalUI

/// The scale at the left of a chart: whole points of IMDb's scale, from 10 down to the lowest
/// rating.
struct ChartScale {
  /// The points at the bottom and at the top.
  let points: ClosedRange<Int>
  /// The number of rows of dots.
  let rows: Int

  private static let most = 10
  private static let leastSpan = 3

  /// Creates the scale of a chart with this many rows, given its worst rating from 0 to 100.
  init(worst: Double?, rows: Int) {
    let lowest = Int((worst ?? 100) / 10)
    points = max(0, min(lowest, Self.most - Self.leastSpan))...Self.most
    self.rows = rows
  }

  /// Returns the row of a rating from 0 to 100, from the top and not rounded.
  func row(of score: Double) -> Double {
    let below = Double(points.upperBound) - score / 10
    return below / Double(points.count - 1) * Double(max(0, rows - 1))
  }

  /// Returns the row of the screen for a rating from 0 to 100, given the field of the dots.
  func row(of score: Double, in field: Rect, _ glyphs: DotGlyphs) -> Int {
    field.row + Int(row(of: score).rounded()) / glyphs.dotsDown
  }
}
