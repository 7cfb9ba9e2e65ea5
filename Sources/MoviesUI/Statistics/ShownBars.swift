/// The visible bars of a chart, if not all of them fit.
struct ShownBars {
  let range: Range<Int>
  private let count: Int

  /// Selects as many bars as fit, with the selected one in the middle where possible.
  init(of count: Int, around selection: Int, room: Int) {
    let shown = min(count, max(0, room))
    let first = max(0, min(selection - shown / 2, count - shown))
    self.count = count
    range = first..<first + shown
  }

  var hasEarlier: Bool { range.lowerBound > 0 }
  var hasLater: Bool { range.upperBound < count }
}
