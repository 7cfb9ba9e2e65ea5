import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the user's own files: the tabs, a line about what is away, and the rows.
struct OwnFilesView {
  var theme: Theme
  var keymap: Keymap

  private static let indent = 3
  private static let rightMargin = 2
  private static let tabGap = 3

  func draw(
    _ props: OwnFilesProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    if let message = ListMessage(insteadOf: props, keymap) {
      return message.draw(theme: theme, in: area, of: &canvas)
    }
    guard props.own != nil else { return }
    var (head, list) = area.split(topRows: 1)
    drawTabs(props, in: head, of: &canvas, metrics: &metrics)
    if let words = props.awayWords {
      (head, list) = list.split(topRows: 1)
      canvas.write(
        words, at: head.origin.moved(columns: Self.indent), style: theme.warning,
        width: max(0, head.width - Self.indent - Self.rightMargin))
    }
    guard props.count > 0 else {
      return ListMessage(emptyTabOf: props, keymap).draw(theme: theme, in: list, of: &canvas)
    }
    drawRows(of: props, in: list, of: &canvas, metrics: &metrics)
  }

  private func drawTabs(
    _ props: OwnFilesProps, in row: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let end = row.column + row.width - Self.rightMargin
    var column = row.column + Self.indent
    for tab in OwnFilesPage.Tab.allCases {
      let label = props.label(of: tab)
      guard column + label.cellWidth <= end else { break }
      canvas.write(
        label, at: Point(column: column, row: row.row),
        style: tab == props.tab ? theme.strong : theme.dim)
      let rect = Rect(column: column, row: row.row, columns: label.cellWidth, rows: 1)
      let turning = FilesAction.tabChosen(tab)
      metrics.hitAreas.append(HitArea(rect: rect, target: .choice(HitArea.Choice(turning))))
      column += label.cellWidth + Self.tabGap
    }
    let progress = props.progress(stop: keymap.name(of: .back)).first {
      column + $0.cellWidth <= end
    }
    guard let progress else { return }
    canvas.write(
      progress, at: Point(column: end - progress.cellWidth, row: row.row), style: theme.dim)
  }

  private func drawRows(
    of props: OwnFilesProps, in list: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    metrics[.ownFiles].rows = list.height
    let top = Scrolling.clamped(
      props.selection - list.height / 2, count: props.count, rows: list.height)
    let columns = OwnFilesColumns(
      width: list.width - Self.indent - Self.rightMargin, tab: props.tab)
    let shown = top..<min(props.count, top + max(0, list.height))
    for (offset, row) in props.rows(shown).enumerated() {
      let line = list.row(offset)
      draw(row, columns, isSelected: top + offset == props.selection, at: line, of: &canvas)
      metrics.note(HitArea.Item(.ownFiles, top + offset), at: line)
    }
    canvas.scrollbar(
      at: Point(column: list.column + list.width - 1, row: list.row), rows: list.height,
      offset: top, count: props.count, thumb: theme.dim)
  }

  private func draw(
    _ row: OwnFilesRow, _ columns: OwnFilesColumns, isSelected: Bool, at line: Rect,
    of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    if let selection {
      canvas.fill(line.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: line.origin.moved(columns: 1), style: selection.marker)
    }
    let dim = selection?.dim ?? theme.dim
    var start = line.origin.moved(columns: Self.indent)
    func write(_ forms: [String], _ width: Int, _ style: Style, toRight: Bool = true) {
      guard width > 0 else { return }
      let text = forms.first { $0.cellWidth <= width } ?? forms.last ?? ""
      let place = toRight ? max(0, width - text.cellWidth) : 0
      canvas.write(text, at: start.moved(columns: place), style: style, width: width - place)
      start = start.moved(columns: width + OwnFilesColumns.gap)
    }
    let name = row.isAway ? dim : selection?.text ?? theme.text
    write([row.name], columns.name, name, toRight: false)
    write(row.note, columns.note, dim, toRight: false)
    write([row.years], columns.years, dim)
    write([row.resolution], columns.resolution, dim)
    write([row.size], columns.size, dim)
    write(row.added, columns.added, dim)
  }
}
