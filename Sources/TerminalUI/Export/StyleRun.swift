/// Neighbouring cells of a row with the same look.
struct StyleRun {
  let column: Int
  let columns: Int
  let style: Style
  let text: String
}

extension Canvas {
  /// The cells of a row, grouped by look; if `splitsWide` is set, every wide character is a
  /// separate run.
  func styleRuns(inRow row: Int, splittingWide splitsWide: Bool = false) -> [StyleRun] {
    var runs: [StyleRun] = []
    let cells = Array(cells(inRow: row))
    var start = 0
    for column in 1...max(1, cells.count) where start < cells.count {
      let ends =
        column == cells.count
        || (!cells[column].isRightHalf
          && (cells[column].style != cells[start].style
            || splitsWide && (isWide(cells, column) || isWide(cells, column - 1))))
      guard ends else { continue }
      let text = cells[start..<column].reduce(into: "") { $0 += $1.text }
      runs.append(
        StyleRun(column: start, columns: column - start, style: cells[start].style, text: text))
      start = column
    }
    return runs
  }

  /// Whether the cell is a half of a wide character.
  private func isWide(_ cells: [Cell], _ column: Int) -> Bool {
    cells[column].isRightHalf || column + 1 < cells.count && cells[column + 1].isRightHalf
  }
}
