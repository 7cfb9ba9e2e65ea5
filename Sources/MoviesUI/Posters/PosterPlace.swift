import MoviesCore
import TerminalUI

/// The place of a title's poster in the area of its details.
///
/// It depends on the area alone. It never leaves fewer than 20 columns or 12 lines to the text; on
/// a large screen, it takes all the room that the text can spare.
struct PosterPlace: Equatable {
  enum Side { case left, above }

  var side: Side
  /// The size of the poster.
  var box: TerminalSize

  /// Finds a place; returns `nil` without room for one.
  init?(in size: TerminalSize) {
    if size.columns >= Self.leastBeside {
      side = .left
      let columns =
        size.columns < Self.leastLarge
        ? size.columns * 3 / 10
        : min(Self.mostColumns, size.columns - Self.margin - Self.readableText)
      box = TerminalSize(fittingPosterIn: columns, size.rows)
      guard size.rows >= 12 else { return nil }
    } else {
      side = .above
      box = TerminalSize(fittingPosterIn: size.columns, min(16, size.rows * 2 / 5))
      guard size.columns >= 20, size.rows - box.rows - Self.gap >= 12 else { return nil }
    }
    guard box.rows >= 8 else { return nil }
  }

  /// The number of columns that the poster takes from the text.
  var columns: Int { side == .left ? box.columns + Self.margin : 0 }
  var lines: Int { side == .above ? box.rows + Self.gap : 0 }

  /// The minimum number of columns of the details with the picture beside the text, not above it.
  static let leastBeside = 60

  /// The minimum number of columns at which the text keeps its readable width, and the picture has
  /// the rest.
  private static let leastLarge = 80
  private static let readableText = 44
  /// The widest picture: OMDb's pictures have 300 pixels in a line, and a cell has at least six.
  private static let mostColumns = 50

  private static let margin = 3
  private static let gap = 1
}

extension TerminalSize {
  /// Creates the largest box of a poster's usual shape in this many columns and rows.
  init(fittingPosterIn columns: Int, _ rows: Int) {
    let wanted = WallGrid.columns(forRows: rows)
    self =
      wanted <= columns
      ? TerminalSize(columns: wanted, rows: rows)
      : TerminalSize(columns: columns, rows: columns * 20 / 27)
  }
}
