import MoviesCore
import SafeText
import TerminalUI

/// A panel of the statistics: the heading of a chart, and an area for its bars.
struct StatisticsPanel {
  var theme: Theme
  var chart: StatisticsChart
  /// The area of the panel, including the row of the heading.
  var rect: Rect
  /// The selected bar; `nil` for none.
  var bar: Int?
  /// Whether the chart is selected.
  var isSelected: Bool
  /// The number of titles whose fact is known, the longest form first; empty for all of them.
  var coverage: [String] = []

  /// The column of the marker of a selected row, which headings leave free.
  static let markerColumns = 1

  /// The area below the heading.
  var body: Rect { rect.split(topRows: 1).bottom }

  /// The selected bar, if the chart is selected.
  var selectedBar: Int? { isSelected ? bar : nil }

  /// Draws the heading on a line, which is heavy for the selected chart.
  ///
  /// - Parameters:
  ///   - facts: The headings of the numbers at the right.
  ///   - canvas: The canvas.
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

  /// Draws the reason why there are no bars.
  func drawAbsence(of canvas: inout Canvas) {
    let lines = chart.absence.wrapped(toCells: body.width - Self.markerColumns)
    for (index, line) in lines.prefix(body.height).enumerated() {
      canvas.write(
        line, at: Point(column: body.column + Self.markerColumns, row: body.row + index),
        style: theme.dim)
    }
  }
}
