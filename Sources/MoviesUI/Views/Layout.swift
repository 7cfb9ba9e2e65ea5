public import MoviesCore
public import TerminalUI

/// The layout of the screen's parts; a pure function of its size.
public struct Layout: Sendable, Equatable {
  public var header: Rect
  public var list: Rect
  /// The area of the details; `nil` if they have a page of their own.
  public var pane: Rect?
  public var footer: Rect
  /// The area between header and footer, in full width.
  public var body: Rect
  /// The rows of the rules under the header and above the footer.
  public var rules: [Int]
  /// The column of the line between list and details.
  public var divider: Int?

  /// The smallest screen that the program draws on.
  public static let minimum = TerminalSize(columns: 40, rows: 10)

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - hasPane: Whether the details are next to the list.
  public init(_ size: TerminalSize, hasPane: Bool) {
    header = Rect(column: 0, row: 0, columns: size.columns, rows: 1)
    footer = Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    rules = [1, size.rows - 2]
    let height = max(0, size.rows - 4)
    body = Rect(column: 0, row: 2, columns: size.columns, rows: height)
    if hasPane {
      let parts = Self.divide(body)
      (list, divider, pane) = (parts.list, parts.divider, parts.pane)
    } else {
      list = body
    }
  }

  /// Divides an area between a list, the line next to it, and the details beyond that.
  static func divide(_ area: Rect) -> (list: Rect, divider: Int, pane: Rect) {
    let width = ScreenSize.listColumns(in: area.width)
    let list = Rect(column: area.column, row: area.row, columns: width, rows: area.height)
    let pane = Rect(
      column: area.column + width + 4, row: area.row, columns: area.width - width - paneMargins,
      rows: area.height)
    return (list, area.column + width + 1, pane)
  }

  /// The maximum number of cells of a line, since short lines are easiest to read.
  static let readableWidth = 88

  /// The number of columns that belong neither to the list nor to the details next to it.
  private static let paneMargins = 6

  /// Whether a size is too small to draw on.
  public static func isTooSmall(_ size: TerminalSize) -> Bool {
    size.columns < minimum.columns || size.rows < minimum.rows
  }
}

extension ScreenSize {
  /// Converts the size of a terminal to that of the state.
  public init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}

extension TerminalSize {
  /// Converts the size of the state to that of a terminal.
  public init(_ size: ScreenSize) {
    self.init(columns: size.columns, rows: size.rows)
  }
}
