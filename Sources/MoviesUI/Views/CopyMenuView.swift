import MoviesCore
import SafeText
import TerminalUI

/// A view of the menu of forms to copy a title in: a letter, the form, and the text it would copy.
struct CopyMenuView {
  var theme: Theme
  var keymap: Keymap
  var menu: CopyMenu

  func draw(in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let lines = CopyMenu.forms.map(line)
    let wanted = (lines.map(\.width).max() ?? 0) + 6
    let box = area.middle(columns: wanted, rows: lines.count + 2)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(
      box, title: ScreenWording.copy, style: theme.rule, titleStyle: theme.strong)
    metrics.addOverlay(box, above: area, of: canvas.bounds, pane: .copyMenu)
    for (index, form) in CopyMenu.forms.enumerated() where index < inside.height {
      let row = inside.row(index)
      draw(lines[index], isSelected: form == menu.selected, at: row, of: &canvas)
      metrics.hitAreas.append(HitArea(rect: row, target: .command(form.command)))
    }
  }

  private func draw(
    _ line: StyledLine, isSelected: Bool, at row: Rect, of canvas: inout Canvas
  ) {
    var line = line
    if isSelected {
      canvas.fill(row, style: theme.selection.text)
      canvas.write(
        "▌", at: Point(column: row.column, row: row.row), style: theme.selection.marker)
      let styles = [theme.selection.marker, theme.selection.dim, theme.selection.text]
      for (index, style) in styles.enumerated() { line.spans[index].style = style }
    }
    let start = Point(column: row.column + 2, row: row.row)
    line.write(at: start, width: row.width - 3, to: &canvas)
  }

  private func line(_ form: CopyForm) -> StyledLine {
    let key = keymap.key(for: form.command, in: .copyMenu)?.written ?? ""
    return StyledLine([
      .init(text: key.padded(toCells: Self.keyWidth), style: theme.accent),
      .init(text: form.name.padded(toCells: Self.nameWidth), style: theme.dim),
      .init(text: form.text(of: menu.title), style: theme.text),
    ])
  }

  private static let keyWidth = 3
  private static let nameWidth = 10
}
