/// The scroll position of a text longer than its space, as pure arithmetic.
public enum Scrolling {
  /// The largest offset that still fills the space.
  public static func limit(count: Int, rows: Int) -> Int { max(0, count - rows) }

  /// The offset, limited to where there is something to see.
  public static func clamped(_ offset: Int, count: Int, rows: Int) -> Int {
    max(0, min(offset, limit(count: count, rows: rows)))
  }

  /// The rows of a scrollbar that its thumb takes, for a bar `rows` long.
  ///
  /// `nil` if everything is visible. At least one row; at the very ends only if the text is.
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
