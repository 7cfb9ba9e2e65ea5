internal import SafeText

/// Where a plain session writes, in the characters that the locale has.
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
  ///   - columns: How wide the terminal is, so that lines break between words; `nil` where the output
  ///     is none, and every line stays one.
  /// - Throws: ``WriteError`` where it cannot be written.
  func writeLine(_ line: String, columns: Int?) throws(WriteError) {
    let lines = columns.map { line.brokenBetweenWords(toCells: $0) } ?? [line]
    for line in lines { try write(line + "\n") }
  }
}

extension String {
  /// The text in lines that fit, each with the blanks that the text begins with.
  fileprivate func brokenBetweenWords(toCells cells: Int) -> [String] {
    guard cellWidth > cells else { return [self] }
    let indent = prefix { $0 == " " }
    return dropFirst(indent.count).description.wrapped(toCells: max(1, cells - indent.count))
      .map { indent + $0 }
  }
}
