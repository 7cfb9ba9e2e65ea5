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

extension StyledLine {
  /// Returns the line as lines of at most `cells` cells, broken like plain text.
  ///
  /// A line without text yields no lines.
  func wrapped(toCells cells: Int) -> [StyledLine] {
    if spans.isEmpty { return [] }
    if width <= cells { return [self] }
    var rest = spans[...]
    return spans.map(\.text).joined().wrapped(toCells: cells).map { rest.removeFirst($0) }
  }

  /// Creates a sentence with its keys in a different style.
  ///
  /// The program's sentences name a key in only one way: as the word after “press”.
  init(_ sentence: String, _ style: Style, keys: Style) {
    spans = []
    var isKey = false
    for word in sentence.split(separator: " ", omittingEmptySubsequences: false) {
      if !spans.isEmpty { spans.append(Span(text: " ", style: style)) }
      spans.append(Span(text: String(word), style: isKey ? keys : style))
      isKey = word == "Press" || word == "press"
    }
  }
}

extension ArraySlice<StyledLine.Span> {
  /// Removes the spans that make up a row of their text, and the text before and between them.
  ///
  /// Wrapping only removes characters: those of a row come in the same order in the text.
  fileprivate mutating func removeFirst(_ row: String) -> StyledLine {
    var line = StyledLine()
    var wanted = row.unicodeScalars[...]
    while let next = wanted.first, let span = first {
      if let rest = Substring(wanted).rest(after: span.text) {
        line.spans.append(span)
        wanted = rest.unicodeScalars
        removeFirst()
        continue
      }
      let text = span.text.unicodeScalars.drop { $0 != next }
      let count = zip(text, wanted).prefix { $0 == $1 }.count
      let end = text.index(text.startIndex, offsetBy: count)
      if count > 0 {
        line.spans.append(
          .init(text: String(text[..<end]), style: span.style, door: span.door))
      }
      wanted = wanted.dropFirst(count)
      if end < text.endIndex {
        self[startIndex].text = String(text[end...])
      } else {
        removeFirst()
      }
    }
    return line
  }
}

extension Substring {
  /// Returns the part after a text that it begins with; `nil` if it begins with another.
  fileprivate func rest(after beginning: String) -> Substring? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: beginning.utf8.count)...]
  }
}
