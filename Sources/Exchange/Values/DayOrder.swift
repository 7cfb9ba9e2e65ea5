internal import SafeText

/// The order of the numbers in days such as `1/2/2020`.
public enum DayOrder: String, Hashable, Sendable, CaseIterable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"

  /// Detects the only order in which all texts of a column are dates; `nil` if that is both, or
  /// neither.
  ///
  /// - Parameters:
  ///   - name: The name of the column, which may state the order.
  ///   - texts: The texts in the column.
  init?(ofColumn name: String, _ texts: some Sequence<String>) {
    if name.lowercased().contains("month/day") {
      self = .monthFirst
      return
    }
    var (areDaysFirst, areMonthsFirst) = (true, true)
    for text in texts {
      guard let (first, second) = Self.numbers(in: text) else { continue }
      if first > 12 { areMonthsFirst = false }
      if second > 12 { areDaysFirst = false }
    }
    guard areDaysFirst != areMonthsFirst else { return nil }
    self = areDaysFirst ? .dayFirst : .monthFirst
  }

  /// Returns the two numbers before a year: 16 and 3 in `16/3/2015`; `nil` for other texts.
  private static func numbers(in text: String) -> (Int, Int)? {
    let parts = text.prefix { $0 != " " }.split { $0 == "/" || $0 == "-" }
    guard parts.count == 3, [2, 4].contains(parts[2].utf8.count),
      let first = Int(parts[0], in: 1...31),
      let second = Int(parts[1], in: 1...31)
    else { return nil }
    return (first, second)
  }
}
