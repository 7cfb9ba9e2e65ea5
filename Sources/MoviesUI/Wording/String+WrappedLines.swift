import SafeText

extension String {
  /// The text in at most so many lines, broken at words; what has no room is left out from a word
  /// on, behind an ellipsis.
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
