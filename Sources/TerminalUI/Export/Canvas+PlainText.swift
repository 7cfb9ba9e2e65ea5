extension Canvas {
  /// The text alone, without trailing blanks, each row ended by a line break.
  public var plainText: String {
    lines.map { $0.trimmingTrailingBlanks + "\n" }.joined()
  }
}

extension StringProtocol {
  /// The text without the blanks at its end.
  var trimmingTrailingBlanks: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
