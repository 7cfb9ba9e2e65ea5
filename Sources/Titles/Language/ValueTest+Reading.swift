extension ValueTest {
  /// Reads a value or a range of values, such as `7..8`, `1990-1999`, `1990..` and `..1980`.
  ///
  /// The ends of a range may be in either order. A comparison with a period excludes or includes
  /// all of it: `>80s` means the nineties and later.
  ///
  /// - Parameters:
  ///   - text: The value as it was typed.
  ///   - comparison: The sign before the value.
  ///   - field: The field before the sign, for mistakes.
  ///   - dashes: The dashes that make a range.
  ///   - read: Reads one end of the range.
  /// - Returns: The test, or the mistake in the text.
  static func read(
    _ text: String, _ comparison: Comparison, for field: ExpressionField,
    dashes: Set<Character> = Years.dashes,
    by read: (String) -> ValueReading<ClosedRange<Value>>
  ) -> ValueReading<ValueTest> {
    guard let (first, last) = text.rangeEnds(dashes: dashes) else {
      return read(text).map { Self($0, comparison) }
    }
    guard comparison == .equal else { return .wrong(.numberExpected(by: field)) }
    if first.isEmpty {
      guard !last.isEmpty else { return .unfinished(.numberExpected(by: field)) }
      return read(last).map { .atMost($0.upperBound) }
    }
    switch read(first) {
    case .value(let start) where last.isEmpty: return .value(.atLeast(start.lowerBound))
    case .value(let start):
      return read(last).map { end in
        .within(
          min(start.lowerBound, end.lowerBound)...max(start.upperBound, end.upperBound))
      }
    case .unfinished(let kind), .wrong(let kind): return .wrong(kind)
    }
  }

  private init(_ values: ClosedRange<Value>, _ comparison: Comparison) {
    self =
      switch comparison {
      case .equal: .within(values)
      case .below: .below(values.lowerBound)
      case .atMost: .atMost(values.upperBound)
      case .above: .above(values.upperBound)
      case .atLeast: .atLeast(values.lowerBound)
      }
  }
}

extension String {
  /// Returns the ends of a range, before and after its dots or dash; `nil` if it has neither.
  fileprivate func rangeEnds(dashes: Set<Character>) -> (first: String, last: String)? {
    for separator in ["...", "..", "…"] + dashes.map(String.init) {
      let ends = split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
      if ends.count == 2 { return (String(ends[0]), String(ends[1])) }
    }
    return nil
  }
}
