import TerminalUI

extension Canvas {
  /// Writes sentences at the top of an otherwise empty area, each starting on a new line.
  mutating func write(_ sentences: [StyledLine], atTopOf area: Rect) {
    let width = area.width - 2 * Self.sentenceMargin
    let lines = sentences.flatMap { $0.wrapped(toCells: width) }
    for (index, line) in lines.prefix(max(0, area.height - 1)).enumerated() {
      let start = Point(column: area.column + Self.sentenceMargin, row: area.row + 1 + index)
      line.write(at: start, width: width, to: &self)
    }
  }

  private static let sentenceMargin = 3
}
