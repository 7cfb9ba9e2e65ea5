/// Neighbouring cells of a row with the same look.
struct StyleRun {
  let column: Int
  let columns: Int
  let style: Style
  let text: String
}

extension Canvas {
  /// Returns the cells of a row, grouped by look; if `splitsShapes` is set, every wide character is
  /// a separate run, and block elements are in separate runs from text.
  func styleRuns(inRow row: Int, splittingShapes splitsShapes: Bool = false) -> [StyleRun] {
    var runs: [StyleRun] = []
    let cells = Array(cells(inRow: row))
    var start = 0
    for column in 1...max(1, cells.count) where start < cells.count {
      let ends =
        column == cells.count
        || (!cells[column].isRightHalf
          && (cells[column].style != cells[start].style
            || splitsShapes && isSplit(cells, before: column)))
      guard ends else { continue }
      let text = cells[start..<column].reduce(into: "") { $0 += $1.text }
      runs.append(
        StyleRun(column: start, columns: column - start, style: cells[start].style, text: text))
      start = column
    }
    return runs
  }

  /// Whether a wide character or a shape requires a new run to start at the cell.
  private func isSplit(_ cells: [Cell], before column: Int) -> Bool {
    isWide(cells, column) || isWide(cells, column - 1)
      || cells[column].isBlockElement != cells[column - 1].isBlockElement
  }

  /// Whether the cell is a half of a wide character.
  private func isWide(_ cells: [Cell], _ column: Int) -> Bool {
    cells[column].isRightHalf || column + 1 < cells.count && cells[column + 1].isRightHalf
  }
}
