internal import SafeText

/// Where a plain session writes, using the characters that the locale has.
struct PlainOutput: Sendable {
  let sink: any ByteSink
  let isUnicode: Bool

  func write(_ text: String) throws(WriteError) {
    guard !text.isEmpty else { return }
    try sink.write(Array((isUnicode ? text : text.transliterated).utf8))
  }

  /// Writes a line with its end.
  ///
  /// - Parameters:
  ///   - line: The text, without its end.
  ///   - columns: The width of the terminal, so that lines break between words; `nil` if the output
  ///     is not a terminal, and lines are not broken.
  /// - Throws: ``WriteError`` if it cannot be written.
  func writeLine(_ line: String, columns: Int?) throws(WriteError) {
    let lines = columns.map { line.brokenBetweenWords(toCells: $0) } ?? [line]
    for line in lines { try write(line + "\n") }
  }
}

extension String {
  /// The text in lines that fit, each indented like the text.
  fileprivate func brokenBetweenWords(toCells cells: Int) -> [String] {
    guard cellWidth > cells else { return [self] }
    let indent = prefix { $0 == " " }
    return dropFirst(indent.count).description.wrapped(toCells: max(1, cells - indent.count))
      .map { indent + $0 }
  }
}
