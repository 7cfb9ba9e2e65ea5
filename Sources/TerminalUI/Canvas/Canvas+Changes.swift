extension Canvas {
  /// The part of a row that differs from another canvas of the same size: from the first to the
  /// last different cell, never starting or ending inside a wide character.
  ///
  /// - Returns: The columns; `nil` if the rows look the same.
  /// - Complexity: O(*n*) in the number of columns.
  func changedColumns(inRow row: Int, since earlier: Canvas) -> Range<Int>? {
    let first = row * size.columns
    var start = first
    var end = first + size.columns
    let (now, before) = (cells.span, earlier.cells.span)
    while start < end, now[start] == before[start] { start += 1 }
    while start < end, now[end - 1] == before[end - 1] { end -= 1 }
    guard start < end else { return nil }
    if now[start].isRightHalf, start > first { start -= 1 }
    return start - first..<end - first
  }

  /// The canvas in another size: cropped or padded with blanks.
  func fitted(to newSize: TerminalSize) -> Canvas {
    if size == newSize { return self }
    var fitted = Canvas(size: newSize)
    fitted.place(self, in: fitted.bounds)
    fitted.cursor = cursor
    return fitted
  }
}
