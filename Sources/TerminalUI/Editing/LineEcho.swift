import SafeText

/// Shows a line while it is edited, on a terminal that only needs to move back by one cell.
///
/// Each change writes as little as possible, so that a screen reader says only what changed: a
/// typed letter is just that letter.
public struct LineEcho: Equatable, Sendable {
  private var shown = ""
  private var column = 0

  /// Makes an empty line with the cursor at its start.
  public init() {}

  /// Returns the output that shows a text with the cursor in a column, counted from 0.
  public mutating func show(_ text: String, cursorColumn: Int) -> String {
    var written = ""
    if text != shown {
      let same = shown.sharedPrefix(with: text)
      written = Self.move(from: column, to: same.cellWidth, in: shown)
      let excess = max(0, shown.cellWidth - text.cellWidth)
      written += text.dropFirst(same.count) + String(repeating: " ", count: excess)
      column = text.cellWidth + excess
      shown = text
    }
    written += Self.move(from: column, to: cursorColumn, in: text)
    column = cursorColumn
    return written
  }

  /// Returns the output that moves the cursor: backspaces to the left, the text itself to the
  /// right.
  private static func move(from start: Int, to end: Int, in text: String) -> String {
    if end <= start { return String(repeating: "\u{8}", count: start - end) }
    let passed = text.prefix(fittingCells: start).count
    return String(text.prefix(fittingCells: end).dropFirst(passed))
  }
}

extension String {
  /// Returns the common beginning of both texts.
  fileprivate func sharedPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
