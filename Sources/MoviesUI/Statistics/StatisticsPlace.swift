import MoviesCore
import TerminalUI

/// Where a bar of the statistics is on the screen, for the mouse.
struct StatisticsPlace: Equatable {
  var rect: Rect
  var chart: StatisticsChart
  /// Counted from 0.
  var bar: Int
}
