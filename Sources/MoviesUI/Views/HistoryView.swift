import MoviesCore
import SafeText
import TerminalUI

/// A view of the earlier queries, newest first, with the number of titles that each found.
struct HistoryView {
  var theme: Theme

  private static let width = 60
  private static let leastRows = 6

  func draw(
    _ props: HistoryProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let box = SearchableBox(
      theme: theme, pane: .history, title: ScreenWording.historyTitle, search: props.search,
      hint: ScreenWording.historyHelp)
    let inside = box.draw(
      columns: Self.width, rows: max(Self.leastRows, props.entries.count), in: area, of: &canvas,
      metrics: &metrics)
    metrics[.history].rows = inside.height
    guard !props.entries.isEmpty else {
      let words = ScreenWording.noEarlierSearch(isSearched: !props.search.text.isEmpty)
      canvas.write(
        words, at: Point(column: inside.column + 2, row: inside.row), style: theme.dim,
        width: inside.width - 2)
      return
    }
    let limit = Scrolling.limit(count: props.entries.count, rows: inside.height)
    let top = max(0, min(props.selection - inside.height / 2, limit))
    for (index, entry) in props.entries.enumerated().dropFirst(top).prefix(inside.height) {
      let row = inside.row(index - top)
      draw(entry, isSelected: index == props.selection, at: row, of: &canvas)
      let recalling = HitArea.Choice(SearchAction.recalled(entry.text), in: .history)
      metrics.hitAreas.append(HitArea(rect: row, target: .choice(recalling)))
    }
    box.drawScrollbar(beside: inside, offset: top, count: props.entries.count, of: &canvas)
  }

  private func draw(
    _ entry: QueryHistory.Entry, isSelected: Bool, at row: Rect, of canvas: inout Canvas
  ) {
    let selection = theme.selection
    if isSelected {
      canvas.fill(row, style: selection.text)
      canvas.write("▌", at: Point(column: row.column, row: row.row), style: selection.marker)
    }
    let count = entry.count.map { $0.counted("title") } ?? ""
    let end = row.column + row.width - 1 - count.cellWidth
    let start = Point(column: row.column + 2, row: row.row)
    canvas.write(
      entry.text.clipped(toCells: max(0, end - 2 - start.column)), at: start,
      style: isSelected ? selection.text : theme.text)
    canvas.write(
      count, at: Point(column: end, row: row.row), style: isSelected ? selection.dim : theme.dim)
  }
}
