/// How the titles of a comparison share a width.
struct ComparisonColumns: Equatable {
  /// How many cells all columns have.
  let width: Int
  /// How many cells the labels have.
  let labelWidth: Int
  /// How many cells the text of a title has, beside the gap before it.
  let textWidth: Int
  /// How many titles fit next to each other.
  let count: Int

  /// The cells before each title.
  static let gap = 2
  /// The least width of a title's text while there is more than one.
  private static let leastText = 28
  /// Text is easiest to compare in lines of at most this many cells.
  private static let mostText = 46
  /// The width of the longest label of a usual row: `Rotten Tomatoes`.
  private static let longestLabel = 15

  /// The columns of so many titles, as many of them as fit.
  init(titles: Int, width: Int) {
    self.width = max(0, width)
    labelWidth = width < 56 ? 12 : Self.longestLabel
    let room = max(0, width - labelWidth)
    count = max(1, min(titles, room / (Self.leastText + Self.gap)))
    textWidth = max(1, min(Self.mostText, room / count - Self.gap))
  }

  /// The titles on the screen, so that the selected one is among them.
  func shown(of titles: Int, selected: Int) -> Range<Int> {
    let first = max(0, min(selected - count + 1, titles - count))
    return first..<min(first + count, titles)
  }

  /// Where the text of a title begins, counted among those on the screen.
  func start(of index: Int) -> Int { labelWidth + Self.gap + index * (textWidth + Self.gap) }
}
