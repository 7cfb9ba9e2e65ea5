/// The cursor of a list: the selected row, and the rows on the screen.
///
/// It knows nothing about the contents of the list, so every list can use it. Its caller passes the
/// number of rows.
public struct ListCursor: Sendable, Codable, Hashable {
  /// The selected row, from 0; also 0 if the list is empty.
  public private(set) var selection = 0
  /// The index of the first row on the screen.
  public private(set) var top = 0
  /// The number of rows that the screen shows, including those next to each other.
  public private(set) var visibleRows = 0
  /// The number of rows next to each other: one in a list, more on a wall.
  public private(set) var columns = 1

  public init() {}

  /// Returns the rows on the screen, in a list of this many.
  public func visible(of count: Int) -> Range<Int> {
    let end = min(top + visibleRows, count)
    return min(top, end)..<end
  }

  /// Selects a row, or the nearest existing one, and scrolls just far enough to show it.
  ///
  /// - Parameters:
  ///   - row: The index of the row, from 0; any number will do.
  ///   - count: The number of rows in the list.
  mutating func select(_ row: Int, of count: Int) {
    selection = max(0, min(row, count - 1))
    let (line, lines) = (selection / columns, (count + columns - 1) / columns)
    let visibleLines = visibleRows / columns
    let first = min(top / columns, max(0, lines - visibleLines))
    top = max(min(first, line), line - visibleLines + 1, 0) * columns
  }

  /// Moves the selection by this many rows, up if negative, as far as there are rows.
  mutating func move(by rows: Int, of count: Int) {
    let (row, overflow) = selection.addingReportingOverflow(rows)
    select(overflow ? (rows < 0 ? 0 : .max) : row, of: count)
  }

  /// Selects the row that the selected title has moved to, and keeps its place on the screen if
  /// possible.
  mutating func follow(to row: Int, of count: Int) {
    top += row - selection
    select(row, of: count)
  }

  /// Shows this many rows from now on, some of them perhaps next to each other.
  mutating func show(rows: Int, columns: Int = 1, of count: Int) {
    visibleRows = rows
    self.columns = max(1, columns)
    select(selection, of: count)
  }

  /// Returns the step of the selection to the line that is this many lines further down, in the
  /// same column if that has a title; 0 if there is no further line.
  public func step(byLines lines: Int, of count: Int) -> Int {
    let last = max(0, count - 1) / columns
    let line = max(0, min(selection / columns + lines, last))
    guard line != selection / columns else { return 0 }
    return min(line * columns + selection % columns, count - 1) - selection
  }

  /// Selects a row, with another one at the top of the screen, as far as both exist.
  mutating func restore(row: Int, top: Int, of count: Int) {
    self.top = max(0, top)
    select(row, of: count)
  }

  /// Goes back to the first row.
  mutating func reset() {
    selection = 0
    top = 0
  }
}
