import MoviesCore
import SafeText
import TerminalUI

/// The help: the keys of the place below it, and those that work everywhere.
struct HelpView {
  var theme: Theme
  var keymap: Keymap
  /// The place that the help tells of.
  var place: Place
  var scroll: Int

  private static let keysWidth = 16
  private static let width = 54

  func draw(in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let lines = lines
    let width = min(Self.width, area.width - 4)
    let height = min(lines.count + 2, area.height)
    let box = Rect(
      column: area.column + 3, row: area.row + (area.height - height) / 2, columns: width,
      rows: height)
    let limit = max(0, lines.count - (height - 2))
    metrics.helpRows = height - 2
    metrics.helpScrollLimit = limit
    canvas.fill(box, style: theme.text)
    canvas.box(box, title: "Keys here: \(place.name)", style: theme.rule, titleStyle: theme.strong)
    for (row, line) in lines.dropFirst(min(scroll, limit)).prefix(height - 2).enumerated() {
      line.write(
        at: Point(column: box.column + 2, row: box.row + 1 + row), width: width - 4, to: &canvas)
    }
  }

  private var lines: [StyledLine] {
    let here = keymap.bindings(in: place).map(line)
    let everywhere = keymap.everywhere.map(line)
    let editing: [StyledLine] =
      place.isField ? [StyledLine("every other key edits the text", theme.dim)] : []
    return here + editing + [StyledLine(), StyledLine("Everywhere", theme.strong)] + everywhere
  }

  private func line(_ binding: Keymap.Binding) -> StyledLine {
    let keys = binding.keys.map(\.written).joined(separator: " ")
    return StyledLine([
      .init(text: keys.padded(toCells: Self.keysWidth), style: theme.accent),
      .init(text: binding.command.summary, style: theme.text),
    ])
  }
}
