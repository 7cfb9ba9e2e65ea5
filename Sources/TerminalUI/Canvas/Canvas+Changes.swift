#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Canvas {
  /// Finds the part of a row that differs from another canvas of the same size: from the first to
  /// the last different cell, never starting or ending inside a wide character.
  ///
  /// - Returns: The columns; `nil` if the rows look the same.
  /// - Complexity: O(*n*) in the number of columns.
  func changedColumns(inRow row: Int, since earlier: Canvas) -> Range<Int>? {
    let place = row * size.columns..<(row + 1) * size.columns
    let now = cells.span.extracting(place)
    let before = earlier.cells.span.extracting(place)
    if now.hasSameBytes(as: before) { return nil }
    var (start, end) = (0, now.count)
    while now[start] == before[start] { start += 1 }
    while now[end - 1] == before[end - 1] { end -= 1 }
    if now[start].isRightHalf, start > 0 { start -= 1 }
    if end < now.count, now[end].isRightHalf { end += 1 }
    return start..<end
  }

  /// Returns the canvas in another size: cropped or padded with blanks.
  func fitted(to newSize: TerminalSize) -> Canvas {
    if size == newSize { return self }
    var fitted = Canvas(size: newSize)
    fitted.place(self, in: fitted.bounds)
    fitted.cursor = cursor
    return fitted
  }
}

extension Span<Cell> {
  /// Whether two rows of the same size have equal bytes, as most do.
  ///
  /// The bytes are compared all at once, which is faster than a loop over the cells.
  ///
  /// The canvases own the bytes. A cell is two numbers, with no padding between them.
  fileprivate func hasSameBytes(as other: Span<Cell>) -> Bool {
    withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, min(bytes.count, others.count)) == 0
      }
    }
  }
}
