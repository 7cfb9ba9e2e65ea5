public import TerminalUI

/// Where the parts of the screen are; a pure function of its size.
public struct Layout: Sendable, Equatable {
  public var header: Rect
  public var list: Rect
  /// The place of the details; `nil` if they have a page of their own.
  public var pane: Rect?
  public var footer: Rect
  /// The whole width between header and footer.
  public var body: Rect
  /// The rules under the header and above the footer, by their row.
  public var rules: [Int]
  /// The column of the line between list and details.
  public var divider: Int?

  /// The smallest screen that the program draws on.
  public static let minimum = TerminalSize(columns: 40, rows: 10)

  /// Where the parts of a screen are.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - hasPane: Whether the details are next to the list.
  ///   - listWidth: How many columns the list takes there; by default about half of them.
  public init(_ size: TerminalSize, hasPane: Bool, listWidth: Int? = nil) {
    header = Rect(column: 0, row: 0, columns: size.columns, rows: 1)
    footer = Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    rules = [1, size.rows - 2]
    let height = max(0, size.rows - 4)
    body = Rect(column: 0, row: 2, columns: size.columns, rows: height)
    if hasPane {
      let width = listWidth ?? size.columns * 48 / 100
      list = Rect(column: 0, row: 2, columns: width, rows: height)
      divider = width + 1
      pane = Rect(
        column: width + 4, row: 2, columns: size.columns - width - Self.paneMargins, rows: height)
    } else {
      list = body
    }
  }

  /// Text is easiest to read in lines of at most this many cells.
  static let readableWidth = 88

  /// The columns that belong neither to the list nor to the details next to it.
  static let paneMargins = 6

  /// The fewest columns that the details shrink to next to the list: a link stays in one piece.
  static func leastPane(on columns: Int) -> Int { max(37, columns * 36 / 100) }

  /// Whether a size is too small to draw on.
  public static func isTooSmall(_ size: TerminalSize) -> Bool {
    size.columns < minimum.columns || size.rows < minimum.rows
  }
}
