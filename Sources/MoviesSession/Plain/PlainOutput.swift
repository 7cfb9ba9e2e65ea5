internal import SafeText

/// The output of a plain session, limited to the characters of the locale.
struct PlainOutput: Sendable {
  let sink: any ByteSink
  let isUnicode: Bool

  func write(_ text: String) throws(WriteError) {
    guard !text.isEmpty else { return }
    try sink.write(Array((isUnicode ? text : text.transliterated).utf8))
  }

  /// Writes a line and its line break.
  ///
  /// - Parameters:
  ///   - line: The text, without a line break.
  ///   - columns: The width of the terminal, at which lines are broken between words; `nil` if the
  ///     output is not a terminal, so that lines are not broken.
  /// - Throws: A ``WriteError`` if the line cannot be written.
  func writeLine(_ line: String, columns: Int?) throws(WriteError) {
    let lines = columns.map { line.brokenBetweenWords(toCells: $0) } ?? [line]
    for line in lines { try write(line + "\n") }
  }
}

extension String {
  /// Returns the text in lines that fit, each indented like the text.
  fileprivate func brokenBetweenWords(toCells cells: Int) -> [String] {
    guard cellWidth > cells else { return [self] }
    let indent = prefix { $0 == " " }
    return dropFirst(indent.count).description.wrapped(toCells: max(1, cells - indent.count))
      .map { indent + $0 }
  }
}
