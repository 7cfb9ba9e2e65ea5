import SafeText
import TerminalUI

/// A chart of bars side by side, each with its name below it, and the first one at the right.
struct ColumnChart {
  /// A bar of the chart.
  struct Column {
    /// The name, the longest form first.
    var labels: [String]
    var count: Int
    /// The name below this bar and those to the right of it, in place of labels.
    var mark: String?
  }

  var columns: [Column]
  /// Whether the bars are as close as their number requires, without names and numbers of their
  /// own.
  var isDense = false

  private static let labelRows = 1
  private static let numberRows = 1
  private static let widest = 7
  /// The number of visible bars beyond which gaps between them matter more than further bars.
  private static let enough = 24

  /// Draws the chart; returns the hit areas of its bars.
  func draw(_ panel: StatisticsPanel, of canvas: inout Canvas) -> [HitArea] {
    let body = panel.body.inset(left: StatisticsPanel.markerColumns)
    let form = form(in: body.width)
    panel.drawHeading(form.hasNumbers ? "" : "most: \(most.grouped)", of: &canvas)
    let shown = ShownBars(
      of: columns.count, around: panel.bar ?? 0, room: body.width / form.width)
    let places = shown.range.map { index in
      let column = body.column + (shown.range.upperBound - 1 - index) * form.width
      let rect = Rect(column: column, row: body.row, columns: form.width, rows: body.height)
      draw(columns[index], form, panel.selectedBar == index, panel.theme, in: rect, of: &canvas)
      return panel.chart.area(of: index, at: rect)
    }
    if isDense { drawMarks(shown, form.width, panel.theme, in: body, of: &canvas) }
    drawEdges(shown, panel, in: body, of: &canvas)
    return places
  }

  /// The form of the bars.
  private struct Form {
    /// The index of the name below a bar; `nil` for none.
    var label: Int?
    /// Whether each bar has its count above it, not only the selected one.
    var hasNumbers: Bool
    /// The number of columns of a bar.
    var width: Int
  }

  private var most: Int { columns.map(\.count).max() ?? 0 }

  /// Returns the most detailed form in which all bars fit; else the one with short names.
  private func form(in room: Int) -> Form {
    guard !isDense else {
      let isApart = columns.count * 2 <= room || Self.enough * 2 <= room
      return Form(label: nil, hasNumbers: false, width: isApart ? 2 : 1)
    }
    let number = String(most).cellWidth
    let labels = columns.first?.labels.indices ?? 0..<0
    let forms = [true, false].flatMap { hasNumbers in
      labels.map { label in
        let widest = columns.map { $0.labels[label].cellWidth }.max() ?? 0
        return Form(
          label: label, hasNumbers: hasNumbers, width: max(hasNumbers ? number : 0, widest) + 1)
      }
    }
    let share = room / max(1, columns.count)
    guard var form = forms.first(where: { $0.width <= share }) else {
      return forms.last(where: \.hasNumbers) ?? Form(hasNumbers: true, width: number + 1)
    }
    form.width = max(form.width, min(share, Self.widest))
    return form
  }

  private func draw(
    _ column: Column, _ form: Form, _ isSelected: Bool, _ theme: Theme, in rect: Rect,
    of canvas: inout Canvas
  ) {
    let inner = max(1, rect.width - 1)
    let field = rect.split(topRows: rect.height - Self.labelRows)
    if isSelected {
      let place = isDense ? field.top : rect
      canvas.fill(
        Rect(column: rect.column, row: rect.row, columns: inner, rows: place.height),
        style: theme.selection.text)
    }
    let bottom = field.top.rows.upperBound - 1
    let eighths = eighths(of: column.count, rows: field.top.height - Self.numberRows)
    let middle = rect.column + inner / 2
    let (full, rest) = eighths.quotientAndRemainder(dividingBy: 8)
    let style = isSelected ? theme.selection.marker : theme.accent
    canvas.verticalLine(
      at: Point(column: middle, row: bottom - full + 1), length: full, style: style, scalar: "█")
    if rest > 0 {
      canvas.write(
        Self.parts[rest - 1], at: Point(column: middle, row: bottom - full), style: style)
    }
    let top = bottom - (eighths + 7) / 8
    if isSelected || form.hasNumbers {
      let style = isSelected ? theme.selection.text : column.count > 0 ? theme.strong : theme.rule
      write(
        column.count > 0 ? String(column.count) : "·", in: rect, row: top, style: style, &canvas)
    } else if column.count == 0 {
      canvas.write("·", at: Point(column: middle, row: bottom), style: theme.rule)
    }
    guard let label = form.label else { return }
    write(
      column.labels[label], in: rect, row: field.bottom.row,
      style: isSelected ? theme.selection.text : theme.dim, &canvas)
  }

  /// Returns the height of a bar in eighths of a row; a count above zero is always visible.
  private func eighths(of count: Int, rows: Int) -> Int {
    guard count > 0 else { return 0 }
    return max(1, (count * max(0, rows) * 8 + most / 2) / most)
  }

  /// The signs for one to seven eighths of a row.
  private static let parts = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// Writes a short text, centred in a bar's columns without the blank one at the right.
  private func write(
    _ text: String, in rect: Rect, row: Int, style: Style, _ canvas: inout Canvas
  ) {
    let free = rect.width - 1 - text.cellWidth
    let column = rect.column + (free >= 0 ? (free + 1) / 2 : free)
    canvas.write(text, at: Point(column: max(0, column), row: row), style: style)
  }

  /// Writes the names below several bars, unless they would touch.
  private func drawMarks(
    _ shown: ShownBars, _ width: Int, _ theme: Theme, in body: Rect, of canvas: inout Canvas
  ) {
    var end = body.column
    for index in shown.range.reversed() {
      let column = body.column + (shown.range.upperBound - 1 - index) * width
      guard let mark = columns[index].mark, column >= end,
        column + mark.cellWidth <= body.columns.upperBound
      else { continue }
      canvas.write(
        mark, at: Point(column: column, row: body.rows.upperBound - 1), style: theme.dim)
      end = column + mark.cellWidth + 1
    }
  }

  /// Draws marks where there are more bars than fit.
  private func drawEdges(
    _ shown: ShownBars, _ panel: StatisticsPanel, in body: Rect, of canvas: inout Canvas
  ) {
    let style = panel.isSelected ? panel.theme.accent : panel.theme.dim
    let row = body.rows.upperBound - 1
    if shown.hasLater {
      canvas.write("‹", at: Point(column: body.column - 1, row: row), style: style)
    }
    if shown.hasEarlier {
      canvas.write("›", at: Point(column: body.columns.upperBound, row: row), style: style)
    }
  }
}

extension Rect {
  /// Returns the rectangle without some columns at its left.
  fileprivate func inset(left columns: Int) -> Rect { split(leftColumns: columns).right }
}
