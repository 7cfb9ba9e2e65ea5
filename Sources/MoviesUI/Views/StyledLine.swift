import SafeText
import TerminalUI

/// One line of text in several styles.
struct StyledLine {
  struct Span {
    var text: String
    var style: Style
    /// The door that the text is; `nil` for a text that leads nowhere.
    var door: SeenDoor?
  }

  var spans: [Span]

  init(_ spans: [Span] = []) {
    self.spans = spans
  }

  init(_ text: String, _ style: Style) {
    spans = [Span(text: text, style: style)]
  }

  /// As many of the parts as fit, in their order; a shorter one may follow where a longer one has
  /// no room.
  init(fitting width: Int, of parts: [StyledLine], gap: Int) {
    self = parts.reduce(into: StyledLine()) { line, part in
      let gap = line.spans.isEmpty ? 0 : gap
      guard line.width + gap + part.width <= width else { return }
      line = line.padded(toCells: line.width + gap) + part
    }
  }

  /// How many cells the line takes.
  var width: Int { spans.reduce(0) { $0 + $1.text.cellWidth } }

  /// The line with spaces added up to a width in cells.
  func padded(toCells cells: Int, _ style: Style = .plain) -> StyledLine {
    let blanks = String(repeating: " ", count: max(0, cells - width))
    return self + StyledLine(blanks, style)
  }

  /// One line after the other.
  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.spans + right.spans)
  }

  /// Writes the line, clipped to a width.
  func write(at start: Point, width: Int, to canvas: inout Canvas) {
    var column = start.column
    let end = start.column + width
    for span in spans where column < end {
      column += canvas.write(
        span.text, at: Point(column: column, row: start.row), style: span.style,
        width: end - column)
    }
  }
}
