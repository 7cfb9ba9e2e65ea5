import MoviesCore
import TerminalUI

/// The ratings at the left of a chart: whole points of IMDb's scale up to 10, and only as far down
/// as there are ratings.
struct ChartScale {
  /// The points at the foot and at the top.
  let points: ClosedRange<Int>
  /// How many rows there are to mark.
  let rows: Int

  private static let most = 10
  private static let leastSpan = 3

  /// The scale of a chart with so many rows whose worst rating, from 0 to 100, is known.
  init(worst: Double?, rows: Int) {
    let lowest = Int((worst ?? 100) / 10)
    points = max(0, min(lowest, Self.most - Self.leastSpan))...Self.most
    self.rows = rows
  }

  /// The row of a rating from 0 to 100, counted from the top and not rounded.
  func row(of score: Double) -> Double {
    let below = Double(points.upperBound) - score / 10
    return below / Double(points.count - 1) * Double(max(0, rows - 1))
  }

  /// The row of the screen for a rating from 0 to 100, if the dots stand in a field of it.
  func row(of score: Double, in field: Rect, _ glyphs: DotGlyphs) -> Int {
    field.row + Int(row(of: score).rounded()) / glyphs.dotsDown
  }
}
