import SafeText
import TerminalUI

extension StyledLine {
  /// The line as lines of at most `cells` cells, broken as a plain text is.
  ///
  /// A line without text yields no lines.
  func wrapped(toCells cells: Int) -> [StyledLine] {
    if spans.isEmpty { return [] }
    if width <= cells { return [self] }
    let text = spans.map(\.text).joined()
    var styled = spans.lazy.flatMap { span in
      span.text.unicodeScalars.lazy.map { (scalar: $0, span: span) }
    }.makeIterator()
    return text.wrapped(toCells: cells).map { row in
      var line = StyledLine()
      for scalar in row.unicodeScalars {
        // Wrapping only removes characters: those of a row come in the same order in the text.
        while let next = styled.next() {
          guard next.scalar == scalar else { continue }
          line.append(scalar, like: next.span)
          break
        }
      }
      return line
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, like span: Span) {
    if let last = spans.last, last.style == span.style, last.door == span.door {
      spans[spans.count - 1].text.unicodeScalars.append(scalar)
    } else {
      spans.append(Span(text: String(scalar), style: span.style, door: span.door))
    }
  }

  /// A sentence with its keys in a different style.
  ///
  /// The program's sentences only name a key in one way: press this.
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
