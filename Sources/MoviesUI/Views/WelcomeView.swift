import MoviesCore
import SafeText
import TerminalUI
import Titles

/// What the program is and what to try first: in place of the details, or else over the list.
struct WelcomeView {
  var theme: Theme
  var wording: WelcomeWording

  private static let readableWidth = 64

  /// Draws it in the place of the details.
  func draw(inPane area: Rect, of canvas: inout Canvas) {
    let title = StyledLine(WelcomeWording.title, theme.strong)
    write([title, StyledLine()] + lines(width: area.width), in: area, to: &canvas)
  }

  /// Draws it as a box over the lower part of an area.
  func draw(over area: Rect, of canvas: inout Canvas) {
    let columns = min(Self.readableWidth + 4, area.width - 4)
    let lines = lines(width: columns - 4)
    let rows = min(lines.count + 2, area.height)
    let box = Rect(
      column: area.column + (area.width - columns) / 2, row: area.row + area.height - rows,
      columns: columns, rows: rows)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(
      box, title: WelcomeWording.title, style: theme.rule, titleStyle: theme.strong)
    write(lines, in: inside.inset(columns: 1), to: &canvas)
  }

  private func lines(width: Int) -> [StyledLine] {
    let width = min(width, Self.readableWidth)
    let keysWidth = wording.examples.map(\.keys.cellWidth).max() ?? 0
    let examples = wording.examples.map { example in
      StyledLine([
        .init(text: "  " + example.keys.padded(toCells: keysWidth + 3), style: theme.accent),
        .init(text: example.meaning, style: theme.dim),
      ])
    }
    return paragraph(wording.purpose, theme.text, width)
      + [StyledLine(wording.examplesTitle, theme.strong)] + examples + [StyledLine()]
      + (wording.keyAdvice.map { paragraph($0, theme.text, width) } ?? [])
      + wording.dismissal.wrapped(toCells: width).map { StyledLine($0, theme.dim) }
  }

  /// Lines of text followed by a blank one.
  private func paragraph(_ text: String, _ style: Style, _ width: Int) -> [StyledLine] {
    text.wrapped(toCells: width).map { StyledLine($0, style) } + [StyledLine()]
  }

  private func write(_ lines: [StyledLine], in area: Rect, to canvas: inout Canvas) {
    for (row, line) in lines.prefix(area.height).enumerated() {
      line.write(at: area.row(row).origin, width: area.width, to: &canvas)
    }
  }
}
