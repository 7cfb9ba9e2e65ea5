import SafeText

extension LineEditor {
  /// The part of the text to show in so many cells, and the column of the cursor in it.
  ///
  /// As long as text and cursor fit, all of it; else the part that ends with the cursor, so that
  /// what is being typed is always seen. The cursor's column is less than `cells` where those are
  /// not 0.
  public func window(cells: Int) -> (text: String, cursorColumn: Int) {
    guard cells > 0 else { return ("", 0) }
    if text.cellWidth < cells { return (text, beforeCursor.cellWidth) }
    let before = beforeCursor.suffix(fittingCells: cells - 1)
    let column = before.cellWidth
    let after = afterCursor.prefix(fittingCells: cells - column)
    return (String(before + after), column)
  }
}
