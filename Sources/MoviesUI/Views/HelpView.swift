import MoviesCore
import SafeText
import TerminalUI

/// The help: the keys of the pane below it, and those that work everywhere.
struct HelpView {
  var theme: Theme
  var keymap: Keymap
  /// The pane that the help tells of.
  var pane: Pane
  var state: HelpState

  func draw(in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let listing = HelpListing(theme: theme, keymap: keymap, pane: pane, room: area.width - 8)
    let box = area.middle(columns: listing.width + 4, rows: listing.all.count + 2)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(
      box, title: "Keys here: \(pane.name)", style: theme.rule, titleStyle: theme.strong)
    drawSearch(on: box, of: &canvas)
    let lines = listing.lines(with: state.search.text)
    let limit = Scrolling.limit(count: lines.count, rows: inside.height)
    let scroll = min(state.scroll, limit)
    for (row, line) in lines.dropFirst(scroll).prefix(inside.height).enumerated() {
      let start = Point(column: inside.column + 1, row: inside.row + row)
      line.write(at: start, width: inside.width - 2, to: &canvas)
    }
    let bar = Point(column: inside.column + inside.width, row: inside.row)
    canvas.scrollbar(
      at: bar, rows: inside.height, offset: scroll, count: lines.count, thumb: theme.accent,
      track: theme.rule)
    metrics[.help].rows = inside.height
    metrics[.help].scrollLimit = limit
    metrics.addOverlay(box, above: area, of: canvas.bounds, pane: .help)
  }

  /// The lower edge shows what is searched for, or that typing searches.
  private func drawSearch(on box: Rect, of canvas: inout Canvas) {
    let start = Point(column: box.column + 2, row: box.row + box.height - 1)
    let text = state.search.text
    if text.isEmpty {
      canvas.write(
        " \(ScreenWording.typeToSearchHelp) ", at: start, style: theme.dim, width: box.width - 4)
    } else {
      canvas.write(" \(text) ", at: start, style: theme.strong, width: box.width - 4)
    }
    let before = String(text.prefix(state.search.cursor)).cellWidth
    let column = min(start.column + 1 + before, box.column + box.width - 2)
    canvas.cursor = Point(column: column, row: start.row)
  }
}
