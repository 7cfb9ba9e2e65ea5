import Keeping
import MoviesCore
import TerminalUI

/// The layout of the home page on a sheet that may be taller than the screen.
///
/// On a wide screen, the last viewings are beside the series to continue; the pictures of the
/// proposals take the rows that the other parts leave.
struct HomeLayout {
  /// The row of the way back.
  private(set) var way: Rect?
  /// The area of a part, with its heading in the first row.
  private(set) var begun: Rect?
  private(set) var series: Rect?
  private(set) var tonight: Rect?
  private(set) var lastSeen: Rect?
  /// The row of a part without a heading.
  private(set) var openNames: Rect?
  private(set) var longestKept: Rect?
  /// The number of rows of all parts.
  private(set) var height = 0
  /// Whether the proposals are side by side below their pictures.
  private(set) var hasCards = false
  /// Whether the titles that were seen last are side by side below their pictures.
  let hasSeenCards: Bool

  private static let gap = 3
  /// The rows of the picture of a title that was seen last.
  static let seenPictureRows = 10
  private static let seenCardRows = seenPictureRows + 2
  /// The minimum number of rows of proposals with pictures.
  private static let leastCardRows = TonightCards.textRows + 9
  /// The maximum number of rows of a proposal without a picture.
  private static let mostLines = 6

  init(_ props: HomeProps, in size: TerminalSize, headLines: Int) {
    let width = size.columns
    hasSeenCards = !props.lastSeenPosters.isEmpty
    if !props.way.isEmpty { way = take(1, of: width) }
    if !props.begun.isEmpty { begun = take(1 + props.begun.count, of: width) }
    let seenRows =
      props.lastSeen.isEmpty ? 0 : 1 + (hasSeenCards ? Self.seenCardRows : props.lastSeen.count)
    let seriesRows = props.series.isEmpty ? 0 : 1 + props.series.count
    let last = [props.openNames > 0, props.facts?.longestKept != nil].count { $0 }
    let lastRows = last == 0 ? 0 : 1 + (props.isWide ? 1 : last)
    if props.isWide {
      let column = (width - Self.gap) / 2
      if let both = take(max(seriesRows, seenRows), of: width) {
        let isAlone = seriesRows == 0 || seenRows == 0
        let left = Rect(
          column: 0, row: both.row, columns: isAlone ? width : column, rows: both.height)
        if seriesRows > 0 { series = left }
        if seenRows > 0 {
          lastSeen =
            seriesRows == 0
            ? left
            : Rect(
              column: column + Self.gap, row: both.row, columns: width - column - Self.gap,
              rows: both.height)
        }
      }
      addTonight(props, width, headLines, rows: size.rows - height - 1 - lastRows)
    } else {
      series = take(seriesRows, of: width)
      let rest = lastRows + (seenRows == 0 ? 0 : seenRows + 1)
      addTonight(props, width, headLines, rows: size.rows - height - 1 - rest)
      lastSeen = take(seenRows, of: width)
    }
    addLastLines(props, width)
    height = max(0, height - 1)
  }

  private mutating func addTonight(
    _ props: HomeProps, _ width: Int, _ headLines: Int, rows: Int
  ) {
    guard let tonight = props.tonight, let count = tonight.offer?.proposals.count, count > 0 else {
      return
    }
    hasCards = !tonight.posters.isEmpty && rows - 1 >= Self.leastCardRows
    let least = 1 + headLines * count
    let most = 1 + Self.mostLines * count
    self.tonight = take(hasCards ? rows : max(least, min(rows, most)), of: width)
  }

  /// Adds the lines at the end, side by side if there is room.
  private mutating func addLastLines(_ props: HomeProps, _ width: Int) {
    let hasBoth = props.openNames > 0 && props.facts?.longestKept != nil
    if hasBoth, props.isWide {
      let line = take(1, of: width)
      openNames = line?.split(leftColumns: width / 2).left
      longestKept = line?.split(leftColumns: width / 2).right
      return
    }
    if props.openNames > 0 { openNames = take(1, of: width) }
    if hasBoth { height -= 1 }
    if props.facts?.longestKept != nil { longestKept = take(1, of: width) }
  }

  /// Takes the next rows, followed by a blank one; returns `nil` for none.
  private mutating func take(_ rows: Int, of width: Int) -> Rect? {
    guard rows > 0 else { return nil }
    defer { height += rows + 1 }
    return Rect(column: 0, row: height, columns: width, rows: rows)
  }
}
