import SafeText

extension String {
  /// Returns the text in at most this many lines, broken at words; words that do not fit are
  /// replaced with an ellipsis.
  func wrapped(toCells cells: Int, lines count: Int) -> [String] {
    let lines = wrapped(toCells: cells)
    guard lines.count > count, count > 0 else { return lines }
    var last = lines[count - 1]
    while last.cellWidth >= cells, let blank = last.lastIndex(of: " ") {
      last = String(last[..<blank])
    }
    return lines.prefix(count - 1) + [last.prefix(fittingCells: cells - 1) + "…"]
  }
}
