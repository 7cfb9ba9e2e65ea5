import MoviesCore
import TerminalUI

/// Where a title's poster stands in the area of its details.
///
/// It never leaves fewer than 20 columns or 12 lines to the text.
struct PosterPlace: Equatable {
  enum Side { case left, above }

  var side: Side
  /// The size of the poster.
  var box: TerminalSize

  /// Finds a place; `nil` if the screen has no room for one.
  init?(in size: TerminalSize) {
    if size.columns >= Self.leastBeside {
      side = .left
      box = Self.box(columns: min(30, size.columns * 3 / 10), rows: size.rows)
      guard size.rows >= 12 else { return nil }
    } else {
      side = .above
      box = Self.box(columns: size.columns, rows: min(16, size.rows * 2 / 5))
      guard size.columns >= 20, size.rows - box.rows - Self.gap >= 12 else { return nil }
    }
    guard box.rows >= 8 else { return nil }
  }

  /// The columns that the poster takes from the text, and the lines.
  var columns: Int { side == .left ? box.columns + Self.margin : 0 }
  var lines: Int { side == .above ? box.rows + Self.gap : 0 }

  /// The largest box of a poster's usual shape.
  private static func box(columns: Int, rows: Int) -> TerminalSize {
    let wanted = WallGrid.columns(forRows: rows)
    return wanted <= columns
      ? TerminalSize(columns: wanted, rows: rows)
      : TerminalSize(columns: columns, rows: columns * 20 / 27)
  }

  /// The fewest columns of the details in which a picture stands beside the text, not above it.
  static let leastBeside = 60

  private static let margin = 3
  private static let gap = 1
}
