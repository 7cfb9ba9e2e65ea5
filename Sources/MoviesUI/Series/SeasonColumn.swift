import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the parts of a series' page, one below the other: `About`, then the seasons, each with
/// its number of episodes or of seen ones, and with its average.
struct SeasonColumn {
  var theme: Theme

  private static let widths = (usual: 30, large: 40)
  /// The minimum number of columns of an area in which the column is large.
  private static let leastLarge = 200
  private static let leftMargin = 3
  private static let rightMargin = 2
  private static let gap = 2

  /// Divides an area into the column, the line next to it, and the rest; only the size of the area
  /// matters.
  static func divide(_ area: Rect) -> (seasons: Rect, divider: Int, rest: Rect) {
    let width = area.width < leastLarge ? widths.usual : widths.large
    let (seasons, right) = area.split(leftColumns: width)
    return (seasons, right.column + 1, right.split(leftColumns: 2).right)
  }

  /// Draws the parts and the line next to them; returns the remaining area.
  func draw(
    _ series: SeriesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) -> Rect {
    let (seasons, divider, rest) = Self.divide(area)
    let first = firstShown(series, in: seasons.height)
    let shown = series.tabs.enumerated().dropFirst(first).prefix(seasons.height)
    for (index, tab) in shown {
      let row = seasons.row(index - first)
      draw(tab, isSelected: index == series.selectedTab, in: row, of: &canvas)
      let turning = SeriesAction.partChosen(tab.part)
      metrics.hitAreas.append(HitArea(rect: row, target: .choice(HitArea.Choice(turning))))
    }
    if series.isOpenEnded, shown.count < seasons.height {
      let end = seasons.row(shown.count).origin.moved(columns: Self.leftMargin)
      canvas.write("…", at: end, style: theme.dim)
    }
    let top = Point(column: divider, row: area.row)
    canvas.verticalLine(at: top, length: area.height, style: theme.rule)
    canvas.scrollbar(
      at: top, rows: area.height, offset: first, count: series.tabs.count, thumb: theme.dim)
    return rest
  }

  /// Returns the index of the first visible part; if not all parts fit, the selected one is in the
  /// middle.
  private func firstShown(_ series: SeriesProps, in rows: Int) -> Int {
    max(0, min(series.selectedTab - rows / 2, series.tabs.count - rows))
  }

  private func draw(
    _ tab: SeriesProps.Tab, isSelected: Bool, in row: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.restingSelection : nil
    if let selection {
      canvas.fill(row.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: row.origin.moved(columns: 1), style: selection.marker)
    }
    let label = tab.rowLabel
    let start = row.origin.moved(columns: Self.leftMargin)
    canvas.write(
      label, at: start, style: selection?.text ?? (tab.isEmpty ? theme.rule : theme.text))
    guard let figures = tab.figures, figures.episodes > 0 else { return }
    let left = start.column + label.cellWidth + Self.gap
    let end = row.origin.moved(columns: row.width - Self.rightMargin)
    let isLarge = row.width >= Self.widths.large
    let right = RowRating(theme: theme, selection: selection, hasBar: isLarge).draw(
      figures.average.map { Rating(imdb: $0) }, endingAt: end, of: &canvas)
    let count = tab.share ?? figures.episodes.counted("episode")
    guard right - count.cellWidth >= left else { return }
    canvas.write(
      count, at: Point(column: right - count.cellWidth, row: row.row),
      style: selection?.dim ?? theme.dim)
  }
}

extension SeriesProps.Tab {
  /// The number of seen episodes of the season, such as `3 of 10`; `nil` for none, or until the
  /// season is loaded.
  var share: String? {
    guard seen > 0, let figures else { return nil }
    return "\(seen.grouped) of \(max(seen, figures.episodes).grouped)"
  }

  /// The label for a separate row.
  fileprivate var rowLabel: String {
    switch part {
    case .about: "About"
    case .season(let number): "Season \(number)"
    }
  }
}
