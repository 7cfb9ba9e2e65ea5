/// The layout of a comparison's columns.
struct ComparisonColumns: Equatable {
  /// The number of cells of all columns.
  let width: Int
  /// The number of cells of the labels.
  let labelWidth: Int
  /// The number of cells of a title's text, without the gap before it.
  let textWidth: Int
  /// The number of titles that fit next to each other.
  let count: Int

  /// The number of cells before each title.
  static let gap = 2
  /// The minimum width of a title's text while there is more than one title.
  private static let leastText = 28
  /// The maximum number of cells of a line, since text in short lines is easiest to compare.
  private static let mostText = 46
  /// The width of the longest label of a usual row: `Rotten Tomatoes`.
  private static let longestLabel = 15

  /// Lays out the columns of this many titles, as many of them as fit.
  init(titles: Int, width: Int) {
    self.width = max(0, width)
    labelWidth = width < 56 ? 12 : Self.longestLabel
    let room = max(0, width - labelWidth)
    count = max(1, min(titles, room / (Self.leastText + Self.gap)))
    textWidth = max(1, min(Self.mostText, room / count - Self.gap))
  }

  /// Returns the titles on the screen, with the selected one among them.
  func shown(of titles: Int, selected: Int) -> Range<Int> {
    let first = max(0, min(selected - count + 1, titles - count))
    return first..<min(first + count, titles)
  }

  /// Returns the column where the text of a title begins, by its index on the screen.
  func start(of index: Int) -> Int { labelWidth + Self.gap + index * (textWidth + Self.gap) }
}
