import Keeping
import MoviesCore
import SafeText
import TerminalUI

extension LibraryStatistics {
  /// Draws a chart in its panel; returns the hit areas of its bars.
  func draw(_ panel: StatisticsPanel, of canvas: inout Canvas) -> [HitArea] {
    guard panel.bar != nil else {
      panel.drawHeading(of: &canvas)
      panel.drawAbsence(of: &canvas)
      return []
    }
    return switch panel.chart.form {
    case .rows: rowChart(panel.chart).draw(panel, of: &canvas)
    case .columns: columnChart(panel.chart).draw(panel, of: &canvas)
    case .table: PairTable(pairs: comparison.pairs).draw(panel, of: &canvas)
    }
  }

  private func rowChart(_ chart: StatisticsChart) -> RowChart {
    switch chart {
    case .figures:
      RowChart(rows: figures.map { .init(label: $0.label, content: .text(text(of: $0))) })
    case .disagreements:
      RowChart(
        rows: comparison.disagreements.map { disagreement in
          .init(
            label: disagreement.title.listName, content: .nothing,
            numbers: [
              String(disagreement.own), disagreement.imdb.written,
              disagreement.difference.signedTenths,
            ])
        }, headings: ["you", "IMDb", "±"])
    default: rowChart(bars(of: chart))
    }
  }

  private func rowChart(_ bars: [StatisticsBar]) -> RowChart {
    let most = Double(bars.map(\.count).max() ?? 1)
    let hasMeans = bars.contains { $0.mean != nil }
    let rows = bars.map { bar in
      RowChart.Row(
        label: bar.subject.name, content: .bar(Double(bar.count) / most * 100),
        numbers: [bar.count.grouped] + (hasMeans ? [bar.mean?.tenths ?? ""] : []))
    }
    return RowChart(rows: rows, headings: ["titles"] + (hasMeans ? ["avg"] : []))
  }

  private func columnChart(_ chart: StatisticsChart) -> ColumnChart {
    let bars = bars(of: chart)
    let columns = bars.enumerated().map { index, bar in
      ColumnChart.Column(
        labels: [bar.subject.name, bar.subject.shortName], count: bar.count,
        mark: bar.subject.mark(isFirst: index == bars.count - 1))
    }
    return ColumnChart(columns: columns, isDense: chart == .months)
  }
}

extension StatisticsSubject {
  /// Returns the year to write below a month where a year begins in the chart: below each January
  /// and below the first month; `nil` for all other bars.
  fileprivate func mark(isFirst: Bool) -> String? {
    guard case .month(let month, of: let year) = self, month == 1 || isFirst else { return nil }
    return String(year)
  }
}

/// A table of the pairs of ratings by the user and IMDb, with their frequencies: the user's below
/// each other, IMDb's side by side.
struct PairTable {
  var pairs: [StatisticsBar]

  private static let side = RatingComparison.highest
  private static let labelColumns = 3
  private static let headRows = 1
  private static let cellWidths = 3...5

  /// Draws the table; returns the hit areas of its cells.
  func draw(_ panel: StatisticsPanel, of canvas: inout Canvas) -> [HitArea] {
    panel.drawHeading("you ↓  IMDb →", of: &canvas)
    let body = panel.body
    let width = max(
      Self.cellWidths.lowerBound,
      min((body.width - Self.labelColumns) / Self.side, Self.cellWidths.upperBound))
    let row = (panel.bar ?? 0) / Self.side
    let shown = ShownBars(of: Self.side, around: row, room: body.height - Self.headRows)
    drawLabels(panel, shown, width, of: &canvas)
    return shown.range.flatMap { row in
      (0..<Self.side).map { column in
        let bar = row * Self.side + column
        let rect = Rect(
          column: body.column + Self.labelColumns + column * width,
          row: body.row + Self.headRows + row - shown.range.lowerBound, columns: width, rows: 1)
        draw(bar, panel, in: rect, of: &canvas)
        return panel.chart.area(of: bar, at: rect)
      }
    }
  }

  /// Draws the ratings at the left and above; those of the selected pair stand out.
  private func drawLabels(
    _ panel: StatisticsPanel, _ shown: ShownBars, _ width: Int, of canvas: inout Canvas
  ) {
    let (body, theme) = (panel.body, panel.theme)
    let selected = panel.selectedBar.map { $0.quotientAndRemainder(dividingBy: Self.side) }
    for column in 0..<Self.side {
      canvas.write(
        String(column + 1).padded(fromLeftToCells: width),
        at: body.origin.moved(columns: Self.labelColumns + column * width),
        style: selected?.remainder == column ? theme.strong : theme.dim)
    }
    for (index, row) in shown.range.enumerated() {
      canvas.write(
        String(Self.side - row).padded(fromLeftToCells: Self.labelColumns),
        at: body.origin.moved(rows: Self.headRows + index),
        style: selected?.quotient == row ? theme.strong : theme.dim)
    }
  }

  /// Draws the number of titles with a pair of ratings; without titles, a dot marks where user and
  /// IMDb agree.
  private func draw(
    _ bar: Int, _ panel: StatisticsPanel, in rect: Rect, of canvas: inout Canvas
  ) {
    let (theme, count) = (panel.theme, pairs[bar].count)
    let (row, column) = bar.quotientAndRemainder(dividingBy: Self.side)
    let text = count > 0 ? count.text(below: rect.width) : row + column + 1 == Self.side ? "·" : ""
    let isSelected = panel.selectedBar == bar
    let style = count > 0 ? theme.heat.style(ofScore: score(of: count)) : theme.rule
    canvas.write(
      text.padded(fromLeftToCells: rect.width), at: rect.origin,
      style: isSelected ? theme.heat.selected(style) : style)
    if isSelected {
      canvas.write("▸", at: rect.origin, style: theme.heat.selected(style))
    }
  }

  /// Returns the count as a score in the heat map, whose scale is mostly above 50.
  private func score(of count: Int) -> Double {
    let most = pairs.map(\.count).max() ?? 1
    return 50 + 50 * Double(count) / Double(max(1, most))
  }
}

extension Int {
  /// Returns the number in fewer cells than these, or a sign if it does not fit.
  fileprivate func text(below cells: Int) -> String {
    let text = String(self)
    return text.cellWidth < cells ? text : String(repeating: "+", count: cells - 1)
  }
}
