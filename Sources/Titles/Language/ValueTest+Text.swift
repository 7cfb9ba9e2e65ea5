extension NumberTest {
  /// The sign and the number, or the range.
  var text: String {
    text(first: \.text, last: \.text) { ($0.lowerBound.text, $0.upperBound.text) }
  }
}

extension DayTest {
  /// The sign and the day, month or year, or the range.
  var text: String {
    text(first: \.textAsFirst, last: \.textAsLast, ends: \.texts)
  }
}

extension ValueTest {
  /// The sign and the value, or the range.
  /// - Parameters:
  ///   - first: Returns the text of a value that may be the first one of a period.
  ///   - last: Returns the text of a value that may be the last one of a period.
  ///   - ends: Returns the texts of both ends of a range.
  /// - Returns: The text.
  private func text(
    first: (Value) -> String, last: (Value) -> String,
    ends: (ClosedRange<Value>) -> (first: String, last: String)
  ) -> String {
    switch self {
    case .below(let limit): return "<\(first(limit))"
    case .atMost(let limit): return "<=\(last(limit))"
    case .above(let limit): return ">\(last(limit))"
    case .atLeast(let limit): return ">=\(first(limit))"
    case .within(let range):
      let ends = ends(range)
      return ends.first == ends.last ? ":\(ends.first)" : ":\(ends.first)..\(ends.last)"
    }
  }
}

extension Double {
  /// The number, without decimals if it is whole.
  fileprivate var text: String { Int(exactly: self).map(String.init) ?? description }
}
