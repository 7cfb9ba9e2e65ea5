import SafeText
import TerminalUI

/// A chart of bars below each other, each with its name at the left and its numbers at the right.
struct RowChart {
  /// A line of the chart.
  struct Row {
    var label: String
    var content: Content
    /// The numbers at the right, each below its heading.
    var numbers: [String] = []
  }

  /// The part between the label and the numbers.
  enum Content {
    /// A bar, from 0 to 100.
    case bar(Double)
    case text(String)
    /// Nothing; the label takes the room.
    case nothing
  }

  var rows: [Row]
  /// The headings of the numbers.
  var headings: [String] = []

  private static let shortestBar = 6
  private static let gap = 1

  /// Draws the chart; returns the hit areas of its rows.
  func draw(_ panel: StatisticsPanel, of canvas: inout Canvas) -> [HitArea] {
    let widths = numberWidths
    panel.drawHeading(numbers(headings, widths), of: &canvas)
    let body = panel.body
    let shown = ShownBars(of: rows.count, around: panel.bar ?? 0, room: body.height)
    let labelWidth = labelWidth(in: body.width - StatisticsPanel.markerColumns, widths)
    let places = shown.range.map { index in
      let rect = body.row(index - shown.range.lowerBound)
      let isSelected = panel.selectedBar == index
      if isSelected { drawSelection(panel, rect, of: &canvas) }
      draw(rows[index], widths, labelWidth, isSelected, panel, in: rect, of: &canvas)
      return panel.chart.area(of: index, at: rect)
    }
    canvas.markMore(
      scroll: shown.range.lowerBound, limit: rows.count - shown.range.count,
      beside: Rect(origin: body.origin, size: body.size.narrower),
      style: panel.isSelected ? panel.theme.accent : panel.theme.dim)
    return places
  }

  private func drawSelection(_ panel: StatisticsPanel, _ rect: Rect, of canvas: inout Canvas) {
    canvas.fill(rect, style: panel.theme.selection.text)
    canvas.write("▌", at: rect.origin, style: panel.theme.selection.marker)
  }

  private func draw(
    _ row: Row, _ widths: [Int], _ labelWidth: Int, _ isSelected: Bool, _ panel: StatisticsPanel,
    in rect: Rect, of canvas: inout Canvas
  ) {
    let theme = panel.theme
    let start = Point(column: rect.column + StatisticsPanel.markerColumns, row: rect.row)
    let (name, figure) =
      isSelected ? (theme.selection.text, theme.selection.text) : (theme.text, theme.strong)
    let isNamed = if case .text = row.content { true } else { false }
    canvas.write(
      row.label, at: start, style: isSelected || !isNamed ? name : theme.dim, width: labelWidth)
    let numbers =
      isSelected
      ? StyledLine(numbers(row.numbers, widths), figure) : styledNumbers(row.numbers, widths, theme)
    numbers.write(
      at: Point(column: rect.columns.upperBound - numbers.width, row: rect.row),
      width: numbers.width, to: &canvas)
    let content = start.moved(columns: labelWidth + Self.gap)
    let room = rect.columns.upperBound - content.column - numbers.width
    switch row.content {
    case .nothing: break
    case .text(let text): canvas.write(text, at: content, style: figure, width: room)
    case .bar(let share):
      let bar = Bar(score: share, cells: room - Self.gap)
      let line = StyledLine([
        .init(text: bar.filled, style: isSelected ? theme.selection.marker : theme.accent),
        .init(text: bar.empty, style: isSelected ? theme.selection.dim : theme.rule),
      ])
      line.write(at: content, width: room, to: &canvas)
    }
  }

  /// Returns the columns of the labels: the width of the longest one, unless that leaves too few.
  private func labelWidth(in width: Int, _ widths: [Int]) -> Int {
    let room = width - widths.reduce(0) { $0 + $1 + Self.gap }
    let longest = rows.map(\.label.cellWidth).max() ?? 0
    guard case .bar = rows.first?.content else {
      if case .nothing = rows.first?.content { return max(0, room) }
      return min(longest, room)
    }
    return max(0, min(longest, max(room * 3 / 5, room - 25), room - Self.shortestBar - Self.gap))
  }

  private var numberWidths: [Int] {
    headings.indices.map { index in
      let widths = rows.map { $0.numbers[index].cellWidth }
      return max(headings[index].cellWidth, widths.max() ?? 0)
    }
  }

  /// Returns the numbers, with the first one standing out.
  private func styledNumbers(_ numbers: [String], _ widths: [Int], _ theme: Theme) -> StyledLine {
    let text = self.numbers(numbers, widths)
    let first = text.prefix(widths.first ?? 0)
    return StyledLine(String(first), theme.strong)
      + StyledLine(String(text.dropFirst(first.count)), theme.text)
  }

  private func numbers(_ numbers: [String], _ widths: [Int]) -> String {
    zip(numbers, widths).map { $0.padded(fromLeftToCells: $1) }
      .joined(separator: String(repeating: " ", count: Self.gap))
  }
}

extension TerminalSize {
  fileprivate var narrower: TerminalSize { TerminalSize(columns: columns - 1, rows: rows) }
}
