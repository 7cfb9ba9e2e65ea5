/// Which of the bars of a chart are on the screen, where there is no room for all of them.
struct ShownBars {
  let range: Range<Int>
  private let count: Int

  /// As many as there is room for, with a selected one in the middle as far as there are others.
  init(of count: Int, around selection: Int, room: Int) {
    let shown = min(count, max(0, room))
    let first = max(0, min(selection - shown / 2, count - shown))
    self.count = count
    range = first..<first + shown
  }

  var hasEarlier: Bool { range.lowerBound > 0 }
  var hasLater: Bool { range.upperBound < count }
}
