import MoviesCore
import SafeText
import TerminalUI

/// The common parts of all charts of the statistics: a heading, and a place for their bars.
struct StatisticsPanel {
  var theme: Theme
  var chart: StatisticsChart
  /// With the row of the heading.
  var rect: Rect
  /// The selected bar; `nil` if none of them is selected.
  var bar: Int?
  /// Whether the chart has the keys.
  var isSelected: Bool
  /// Says of how many titles its fact is known, the longest form first; empty for all of them.
  var coverage: [String] = []

  /// The column of the marker of a selected row, which headings leave free.
  static let markerColumns = 1

  /// The place below the heading.
  var body: Rect { rect.split(topRows: 1).bottom }

  /// The selected bar of a chart that has the keys.
  var selectedBar: Int? { isSelected ? bar : nil }

  /// Draws the heading on a line, which is heavy for a chart that has the keys.
  ///
  /// - Parameters:
  ///   - facts: What the numbers at the right are.
  ///   - canvas: What is drawn on.
  func drawHeading(_ facts: String = "", of canvas: inout Canvas) {
    let start = Point(column: rect.column + Self.markerColumns, row: rect.row)
    let width = rect.width - Self.markerColumns
    canvas.horizontalLine(
      at: start, length: width, style: isSelected ? theme.accent : theme.rule,
      scalar: isSelected ? "━" : "─")
    let title = chart.title.clipped(toCells: width - 1) + " "
    let used = canvas.write(title, at: start, style: isSelected ? theme.strong : theme.text)
    let right = facts.isEmpty ? "" : " " + facts
    let remark = coverage.lazy.map { "· \($0) " }
      .first { used + $0.cellWidth + right.cellWidth <= width }
    if let remark { canvas.write(remark, at: start.moved(columns: used), style: theme.dim) }
    guard used + right.cellWidth <= width else { return }
    canvas.write(
      right, at: start.moved(columns: width - right.cellWidth), style: theme.dim)
  }

  /// Says why there are no bars.
  func drawAbsence(of canvas: inout Canvas) {
    let lines = chart.absence.wrapped(toCells: body.width - Self.markerColumns)
    for (index, line) in lines.prefix(body.height).enumerated() {
      canvas.write(
        line, at: Point(column: body.column + Self.markerColumns, row: body.row + index),
        style: theme.dim)
    }
  }
}
