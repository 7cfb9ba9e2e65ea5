import SafeText
import TerminalUI

/// One line of text in several styles.
struct StyledLine {
  struct Span {
    var text: String
    var style: Style
    /// The link of the text; `nil` for a text that is not a link.
    var door: SeenDoor?
  }

  var spans: [Span]

  init(_ spans: [Span] = []) {
    self.spans = spans
  }

  init(_ text: String, _ style: Style) {
    spans = [Span(text: text, style: style)]
  }

  /// Creates a line of as many of the parts as fit, in their order; a shorter one may follow if a
  /// longer one does not fit.
  init(fitting width: Int, of parts: [StyledLine], gap: Int) {
    self = parts.reduce(into: StyledLine()) { line, part in
      let gap = line.spans.isEmpty ? 0 : gap
      guard line.width + gap + part.width <= width else { return }
      line = line.padded(toCells: line.width + gap) + part
    }
  }

  /// The number of cells of the line.
  var width: Int { spans.reduce(0) { $0 + $1.text.cellWidth } }

  /// Returns the line with blanks added up to a width in cells.
  func padded(toCells cells: Int, _ style: Style = .plain) -> StyledLine {
    let blanks = String(repeating: " ", count: max(0, cells - width))
    return self + StyledLine(blanks, style)
  }

  /// Returns one line followed by the other.
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
