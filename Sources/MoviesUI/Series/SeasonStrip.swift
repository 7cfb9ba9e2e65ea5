import MoviesCore
import SafeText
import TerminalUI

/// A view of the parts of a series' page, side by side: `About`, then the seasons.
struct SeasonStrip {
  var theme: Theme

  private static let gap = 2
  private static let margin = 3

  func draw(
    _ series: SeriesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let room = area.width - 2 * Self.margin
    let labels = labels(of: series, in: room)
    let first = firstShown(labels, selected: series.selectedTab, in: room)
    var column = area.column + Self.margin
    let end = column + room
    if first > 0 {
      canvas.write("‹", at: Point(column: column - 2, row: area.row), style: theme.accent)
    }
    for (index, label) in labels.enumerated().dropFirst(first) {
      guard column + label.cellWidth <= end else {
        canvas.write("›", at: Point(column: end + 1, row: area.row), style: theme.accent)
        return
      }
      let rect = Rect(
        column: column, row: area.row, columns: label.cellWidth, rows: 1)
      draw(
        label, series.tabs[index], isSelected: index == series.selectedTab, in: rect, of: &canvas)
      let turning = SeriesAction.partChosen(series.tabs[index].part)
      metrics.hitAreas.append(HitArea(rect: rect, target: .choice(HitArea.Choice(turning))))
      column += label.cellWidth + Self.gap
    }
    if series.isOpenEnded, column < end {
      canvas.write("…", at: Point(column: column, row: area.row), style: theme.dim)
    }
  }

  /// Returns the labels: with the numbers of seen episodes of all seasons if these fit, else only
  /// with that of the selected one.
  private func labels(of series: SeriesProps, in room: Int) -> [String] {
    let long = series.tabs.map(\.labelWithShare)
    let width = long.reduce(-Self.gap) { $0 + $1.cellWidth + Self.gap }
    guard width > room else { return long }
    return series.tabs.enumerated().map { index, tab in
      index == series.selectedTab ? tab.labelWithShare : tab.label
    }
  }

  private func draw(
    _ label: String, _ tab: SeriesProps.Tab, isSelected: Bool, in rect: Rect,
    of canvas: inout Canvas
  ) {
    let style = isSelected ? theme.strong : tab.isEmpty ? theme.rule : theme.dim
    canvas.write(label, at: Point(column: rect.column, row: rect.row), style: style)
    guard isSelected else { return }
    canvas.horizontalLine(
      at: Point(column: rect.column, row: rect.row + 1), length: rect.width, style: theme.accent,
      scalar: "━")
  }

  /// Returns the index of the first visible part, so that the selected and the next one fit.
  private func firstShown(_ labels: [String], selected: Int, in room: Int) -> Int {
    let last = min(selected + 1, labels.count - 1)
    var (first, width) = (last, labels[last].cellWidth)
    while first > 0, width + Self.gap + labels[first - 1].cellWidth <= room {
      first -= 1
      width += Self.gap + labels[first].cellWidth
    }
    return first
  }
}

extension SeriesProps.Tab {
  /// The label in the strip, which for a season is only its number.
  fileprivate var label: String {
    switch part {
    case .about: "About"
    case .season(let number): String(number)
    }
  }

  /// The label with the number of seen episodes, such as `2 (3 of 10)`.
  fileprivate var labelWithShare: String { label + (share.map { " (\($0))" } ?? "") }
}
