import MoviesCore
import SafeText
import TerminalUI
import Titles

/// The list of titles.
struct ListView {
  var theme: Theme
  var keymap: Keymap
  /// The pane that has the focus.
  var pane: Pane
  var source: DataSource

  func draw(
    _ rows: [ListProps.Row], _ props: BrowseProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.results)))
    for (index, row) in rows.enumerated() where index < area.height {
      draw(row, look: look(of: index, in: props), at: area.row(index), of: &canvas)
      metrics.hitAreas.append(
        HitArea(rect: area.row(index), target: .row(props.list.top + index)))
    }
    drawDemoHint(props, below: rows.count, in: area, of: &canvas)
  }

  /// The styles of one row.
  private struct Look {
    var selection: Theme.Selection?
    var title: Style
    var dim: Style
    var kind: Style
  }

  private func look(of index: Int, in props: BrowseProps) -> Look {
    if index == props.list.selection {
      let selection = props.focus == .results ? theme.selection : theme.restingSelection
      return Look(
        selection: selection, title: selection.text, dim: selection.dim, kind: selection.kind)
    }
    return Look(
      title: props.list.isStale ? theme.dim : theme.text, dim: theme.dim, kind: theme.kind)
  }

  private func draw(_ row: ListProps.Row, look: Look, at area: Rect, of canvas: inout Canvas) {
    if let selection = look.selection {
      canvas.fill(area.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: Point(column: area.column + 1, row: area.row), style: selection.marker)
    }
    switch row {
    case .title(let title):
      draw(title, look: look, at: area, of: &canvas)
    case .unknown:
      canvas.write("…", at: Point(column: area.column + 3, row: area.row), style: look.dim)
    case .missing(let page, let error):
      let remedies = Remedies(keymap, in: pane)
      let words = ErrorWording(error, query: nil, source: source, remedies: remedies)
      let texts = ScreenWording.failed(page: page, words, remedies)
      let width = area.width - 5
      canvas.write(
        texts.first { $0.cellWidth <= width } ?? texts.last ?? "",
        at: Point(column: area.column + 3, row: area.row), style: look.dim, width: width)
    }
  }

  private func draw(_ title: TitleSummary, look: Look, at area: Rect, of canvas: inout Canvas) {
    let years = title.years?.written ?? ""
    let right = area.column + area.width - 2
    canvas.write(years, at: Point(column: right - years.cellWidth, row: area.row), style: look.dim)
    var end = right - (max(4, years.cellWidth))
    if let kind = title.kind, kind != .movie {
      end = right - Self.yearsWidth - 1 - kind.rawValue.cellWidth
      canvas.write(kind.rawValue, at: Point(column: end, row: area.row), style: look.kind)
    }
    canvas.write(
      title.title, at: Point(column: area.column + 3, row: area.row), style: look.title,
      width: max(0, end - 2 - area.column - 3))
  }

  /// The width of a run of years, such as `1992–1995`.
  private static let yearsWidth = 9

  private func drawDemoHint(
    _ props: BrowseProps, below rows: Int, in area: Rect, of canvas: inout Canvas
  ) {
    guard case .demo = source else { return }
    let lines = DataSource.demoHint.wrapped(toCells: area.width - 6)
    guard rows + lines.count + 1 <= area.height else { return }
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(column: area.column + 3, row: area.row + area.height - lines.count + index),
        style: theme.dim)
    }
  }
}
