extension Canvas {
  /// The text without styles and trailing blanks; each row ends with a line break.
  public var plainText: String {
    lines.map { $0.trimmingTrailingBlanks + "\n" }.joined()
  }
}

extension StringProtocol {
  /// The text without trailing blanks.
  var trimmingTrailingBlanks: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return self[..<end]
  }
}
