extension NumberTest {
  /// Reads a number or a range of them, such as `7..8`, `1990-1999`, `1990..` and `..1980`.
  ///
  /// A range that is written backwards is put right. A comparison with a period goes by the end of it
  /// that the sign points away from: `>80s` is the nineties and later.
  ///
  /// - Parameters:
  ///   - text: The value as it is typed.
  ///   - comparison: The sign before it.
  ///   - field: The field before that, for mistakes.
  ///   - limits: Between which numbers the ends must be.
  ///   - read: Reads one of the ends.
  /// - Returns: The test, or what keeps the text from being one.
  static func read(
    _ text: String, _ comparison: Comparison, for field: ExpressionField,
    limits: ClosedRange<Double>, by read: (String) -> NumberReading
  ) -> ValueReading<NumberTest> {
    func number(_ text: String) -> ValueReading<ClosedRange<Double>> {
      switch read(text) {
      case .numbers(let numbers):
        limits.contains(numbers.lowerBound) && limits.contains(numbers.upperBound)
          ? .value(numbers) : .wrong(.outOfRange(field, limits: limits))
      case .unfinished: .unfinished(.numberExpected(by: field))
      case .wrong: .wrong(.numberExpected(by: field))
      }
    }
    guard let (first, last) = text.rangeEnds else {
      return number(text).map { Self($0, comparison) }
    }
    guard comparison == .equal else { return .wrong(.numberExpected(by: field)) }
    if first.isEmpty {
      guard !last.isEmpty else { return .unfinished(.numberExpected(by: field)) }
      return number(last).map { .atMost($0.upperBound) }
    }
    switch number(first) {
    case .value(let start) where last.isEmpty: return .value(.atLeast(start.lowerBound))
    case .value(let start):
      return number(last).map { end in
        .within(
          min(start.lowerBound, end.lowerBound)...max(start.upperBound, end.upperBound))
      }
    case .unfinished(let kind), .wrong(let kind): return .wrong(kind)
    }
  }

  private init(_ numbers: ClosedRange<Double>, _ comparison: Comparison) {
    self =
      switch comparison {
      case .equal: .within(numbers)
      case .below: .below(numbers.lowerBound)
      case .atMost: .atMost(numbers.upperBound)
      case .above: .above(numbers.upperBound)
      case .atLeast: .atLeast(numbers.lowerBound)
      }
  }
}

extension String {
  /// What stands before and behind the dots or the dash of a range; `nil` if it has neither.
  fileprivate var rangeEnds: (first: String, last: String)? {
    for separator in ["...", "..", "…"] + Years.dashes.map(String.init) {
      let ends = split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
      if ends.count == 2 { return (String(ends[0]), String(ends[1])) }
    }
    return nil
  }
}
