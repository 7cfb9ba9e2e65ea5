/// Arithmetic for the scroll position of a text longer than its space.
public enum Scrolling {
  /// Returns the largest offset at which the text still fills the space.
  public static func limit(count: Int, rows: Int) -> Int { max(0, count - rows) }

  /// Returns the offset, limited to the range in which there is text to see.
  public static func clamped(_ offset: Int, count: Int, rows: Int) -> Int {
    max(0, min(offset, limit(count: count, rows: rows)))
  }

  /// Returns the rows of a scrollbar that its thumb takes, for a bar `rows` long.
  ///
  /// Returns `nil` if everything is visible. The thumb takes at least one row, and touches an end
  /// of the bar only if the text is at that end.
  public static func thumb(offset: Int, count: Int, rows: Int) -> Range<Int>? {
    guard rows > 0, count > rows else { return nil }
    let length = max(1, rows * rows / count)
    let space = rows - length
    let offset = clamped(offset, count: count, rows: rows)
    let limit = limit(count: count, rows: rows)
    var start = (offset * space + limit / 2) / limit
    if offset > 0, start == 0 { start = min(1, space) }
    if offset < limit, start == space { start = max(0, space - 1) }
    return start..<start + length
  }
}
