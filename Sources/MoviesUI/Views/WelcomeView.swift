import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view that welcomes a new user: what the program is and what to try first, in place of the
/// details or over the list.
struct WelcomeView {
  var theme: Theme
  var wording: WelcomeWording

  private static let readableWidth = 64

  /// Draws the welcome in place of the details.
  func draw(inPane area: Rect, of canvas: inout Canvas) {
    let title = [StyledLine(WelcomeWording.title, theme.strong), StyledLine()]
    let lines = lines(width: area.width, height: area.height - title.count)
    write(title + lines, in: area, to: &canvas)
  }

  /// Draws the welcome as a box over the lower part of an area.
  func draw(over area: Rect, of canvas: inout Canvas) {
    let columns = area.middle(columns: Self.readableWidth + 4, rows: area.height)
    let lines = lines(width: columns.width - 4, height: area.height - 2)
    let rows = min(lines.count + 2, area.height)
    let box = Rect(
      column: columns.column, row: area.row + area.height - rows, columns: columns.width, rows: rows
    )
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(
      box, title: WelcomeWording.title, style: theme.rule, titleStyle: theme.strong)
    write(lines, in: inside.inset(columns: 1), to: &canvas)
  }

  /// Returns the paragraphs that fit; with fewer rows, more is left out before the last one.
  private func lines(width: Int, height: Int) -> [StyledLine] {
    let width = min(width, Self.readableWidth)
    func paragraph(_ text: String) -> [StyledLine] {
      text.wrapped(toCells: width).map { StyledLine($0, theme.text) }
    }
    let purpose = paragraph(wording.purpose)
    let examples = lines(of: wording.examples, width: width)
    let searches = lines(of: wording.searches, width: width)
    let advice = wording.keyAdvice.map { [paragraph($0)] } ?? []
    let last = wording.dismissal.wrapped(toCells: width).map { StyledLine($0, theme.dim) }
    let brief = paragraph(wording.briefPurpose)
    let choices = [
      [purpose, examples] + advice, [brief, examples] + advice, [purpose, examples],
      [purpose, searches] + advice, [purpose, searches], [purpose], [brief],
    ]
    return choices.lazy.map { ($0 + [last]).joined(separator: [StyledLine()]).map(\.self) }
      .first { $0.count <= height } ?? last
  }

  private func lines(of examples: [(keys: String, meaning: String)], width: Int) -> [StyledLine] {
    let keysWidth = (examples.map(\.keys.cellWidth).max() ?? 0) + 3
    let lines = examples.flatMap { example in
      example.meaning.wrapped(toCells: max(1, width - keysWidth - 2)).enumerated().map {
        let keys = $0.offset == 0 ? example.keys : ""
        return StyledLine([
          .init(text: "  " + keys.padded(toCells: keysWidth), style: theme.accent),
          .init(text: $0.element, style: theme.dim),
        ])
      }
    }
    return [StyledLine(wording.examplesTitle, theme.strong)] + lines
  }

  private func write(_ lines: [StyledLine], in area: Rect, to canvas: inout Canvas) {
    for (row, line) in lines.prefix(area.height).enumerated() {
      line.write(at: area.row(row).origin, width: area.width, to: &canvas)
    }
  }
}
