import SafeText

extension LineEditor {
  /// The part of the text that is shown in a number of cells, and the column of the cursor in it.
  ///
  /// All of the text while text and cursor fit; else the part that ends at the cursor, so that the
  /// typed text is always visible. The cursor's column is less than `cells` unless that is 0.
  public func window(cells: Int) -> (text: String, cursorColumn: Int) {
    guard cells > 0 else { return ("", 0) }
    if text.cellWidth < cells { return (text, beforeCursor.cellWidth) }
    let before = beforeCursor.suffix(fittingCells: cells - 1)
    let column = before.cellWidth
    let after = afterCursor.prefix(fittingCells: cells - column)
    return (String(before + after), column)
  }
}
