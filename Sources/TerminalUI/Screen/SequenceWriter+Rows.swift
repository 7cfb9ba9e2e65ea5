extension SequenceWriter {
  /// Up to so many unchanged cells are written again where that spares a move of the cursor.
  private static let shortestMove = 4
  /// More blanks than this are cleared, in the middle of a row and at its end.
  private static let (longestGap, longestEnd) = (8, 3)

  /// Writes the cells of a row that differ from those before, which are all in some columns.
  mutating func paint(
    _ row: Int, of canvas: Canvas, over earlier: Canvas, columns: Range<Int>
  ) {
    let place = row * canvas.size.columns..<(row + 1) * canvas.size.columns
    let now = canvas.cells.span.extracting(place)
    let before = earlier.cells.span.extracting(place)
    let keepsLast = capabilities.scrollsAtLastCell && row == canvas.size.rows - 1
    let end = keepsLast ? min(columns.upperBound, now.count - 1) : columns.upperBound
    var column = columns.lowerBound
    while column < end {
      let cell = now[column]
      if cell == before[column] || cell.isRightHalf {
        column += 1
        continue
      }
      let width = column + 1 < now.count && now[column + 1].isRightHalf ? 2 : 1
      if column + width > end { return }
      let point = Point(column: column, row: row)
      if point != position { approach(point, along: now) }
      let cleared = cell.isGap ? clearGap(at: column, of: now, over: before, end: end) : 0
      if cleared == 0 { write(cell, width: width) }
      column += max(width, cleared)
    }
  }

  /// Clears a long gap from a column on.
  ///
  /// - Returns: How many cells that were, of those that differ; 0 for a short gap, or where another
  ///   background would be seen.
  private mutating func clearGap(
    at column: Int, of now: Span<Cell>, over before: Span<Cell>, end: Int
  ) -> Int {
    let first = now[column]
    let background = first.style.background
    var gapEnd = column + 1
    while gapEnd < now.count, now[gapEnd].isGap, now[gapEnd].style.background == background {
      gapEnd += 1
    }
    guard gapEnd - column > Self.longestEnd, clears(background) else { return 0 }
    var changed = min(gapEnd, end) - column
    while now[column + changed - 1] == before[column + changed - 1] { changed -= 1 }
    if gapEnd == now.count, changed > Self.longestEnd {
      clearToEndOfRow(like: first)
    } else if changed > Self.longestGap, capabilities.clearsCells {
      clear(changed, like: first)
    } else {
      return 0
    }
    return changed
  }

  /// Whether what is cleared has this background.
  private func clears(_ background: Color) -> Bool {
    capabilities.clearsInColor || background == .terminalDefault
  }

  /// Moves the cursor to a point in a row, or writes the few cells up to it again.
  private mutating func approach(_ point: Point, along now: Span<Cell>) {
    if position.row == point.row, position.column < point.column,
      point.column - position.column <= Self.shortestMove,
      fitsStyle(now, columns: position.column..<point.column)
    {
      for column in position.column..<point.column { write(now[column], width: 1) }
    }
    move(to: point)
  }

  /// Whether cells in front of a whole character can be written without another style.
  private func fitsStyle(_ cells: Span<Cell>, columns: Range<Int>) -> Bool {
    for column in columns {
      let (cell, next) = (cells[column], cells[column + 1])
      if cell.isRightHalf || next.isRightHalf || !writesInStyle(cell) { return false }
    }
    return true
  }
}
