import MoviesCore
import SafeText
import TerminalUI

/// The help: the keys of the place below it, and those that work everywhere.
struct HelpView {
  var theme: Theme
  var keymap: Keymap
  /// The place that the help tells of.
  var place: Place
  var state: HelpState

  private static let keysWidth = 16
  private static let width = 58

  func draw(in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let lines = found
    let height = min(allLines.count + 2, area.height)
    let box = Rect(
      column: area.column + 3, row: area.row + (area.height - height) / 2,
      columns: min(Self.width, area.width - 4), rows: height)
    let inside = canvas.box(
      box, title: "Keys here: \(place.name)", style: theme.rule, titleStyle: theme.strong)
    drawSearch(on: box, of: &canvas)
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
    metrics.helpRows = inside.height
    metrics.helpScrollLimit = limit
    let above = canvas.bounds.split(topRows: area.row + area.height).top
    metrics.hitAreas += [
      HitArea(rect: above, target: .besideOverlay), HitArea(rect: box, target: .help),
    ]
  }

  /// The lower edge says what is looked for, or that one can type.
  private func drawSearch(on box: Rect, of canvas: inout Canvas) {
    let start = Point(column: box.column + 2, row: box.row + box.height - 1)
    let text = state.search.text
    if text.isEmpty {
      canvas.write(" type to search ", at: start, style: theme.dim, width: box.width - 4)
    } else {
      canvas.write(" \(text) ", at: start, style: theme.strong, width: box.width - 4)
    }
    let before = String(text.prefix(state.search.cursor)).cellWidth
    let column = min(start.column + 1 + before, box.column + box.width - 2)
    canvas.cursor = Point(column: column, row: start.row)
  }

  private var allLines: [StyledLine] {
    let editing = place.isField ? [StyledLine("every other key edits the text", theme.dim)] : []
    return keymap.bindings(in: place).map(line) + editing
      + [StyledLine(), StyledLine("Everywhere", theme.strong)] + keymap.everywhere.map(line)
  }

  /// The lines with what is looked for; all of them while nothing is.
  private var found: [StyledLine] {
    let text = state.search.text.lowercased()
    if text.isEmpty { return allLines }
    let bindings = keymap.reachableBindings(in: place)
      .filter { "\($0.written) \($0.command.summary)".lowercased().contains(text) }
    return bindings.isEmpty ? [StyledLine("no key does that here", theme.dim)] : bindings.map(line)
  }

  private func line(_ binding: Keymap.Binding) -> StyledLine {
    StyledLine([
      .init(text: binding.written.padded(toCells: Self.keysWidth), style: theme.accent),
      .init(text: binding.command.summary, style: theme.text),
    ])
  }
}

extension Keymap.Binding {
  /// All keys of the binding, as one reads them.
  fileprivate var written: String { keys.map(\.written).joined(separator: " ") }
}
