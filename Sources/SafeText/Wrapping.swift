extension String {
  /// The text as lines of at most `cells` cells, broken between words where possible.
  ///
  /// A word longer than a line is broken inside. Existing line breaks stay.
  public func wrapped(toCells cells: Int) -> [String] {
    guard cells > 0 else { return [] }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        let candidate = line.isEmpty ? String(word) : line + " " + word
        if candidate.cellWidth <= cells {
          line = candidate
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      return lines + [line]
    }
  }
}
