/// How far a text that is longer than its place is scrolled, as pure arithmetic.
public enum Scrolling {
  /// The largest offset that still fills the place.
  public static func limit(count: Int, rows: Int) -> Int { max(0, count - rows) }

  /// The offset, brought back to where there is something to see.
  public static func clamped(_ offset: Int, count: Int, rows: Int) -> Int {
    max(0, min(offset, limit(count: count, rows: rows)))
  }

  /// Which rows of a scrollbar its thumb takes, for a bar `rows` long.
  ///
  /// `nil` where everything is visible. At least one row; at the very ends only when the text is.
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
