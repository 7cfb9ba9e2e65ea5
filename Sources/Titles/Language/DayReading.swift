extension CalendarDate {
  /// The dashes that make a range of days; other dashes are parts of a day.
  static let rangeDashes: Set<Character> = ["–", "—"]

  /// Reads `2024`, `2024-03` and `2024-03-17`, and all other ways of writing years.
  ///
  /// - Parameters:
  ///   - text: The text as it was typed.
  ///   - field: The field of the condition, for mistakes.
  /// - Returns: The days that the text stands for, or the mistake in it.
  static func period(typed text: String, for field: ExpressionField)
    -> ValueReading<ClosedRange<CalendarDate>>
  {
    if let days = days(ofMonthOrDay: text) { return .value(days) }
    let isUnfinished =
      isBeginningOfDay(text)
      || text.last == "." && days(ofMonthOrDay: String(text.dropLast())) != nil
    if isUnfinished { return .unfinished(.numberExpected(by: field)) }
    return NumberField.year.read(text).value(of: field, limits: NumberField.year.limits)
      .map { years in
        let first = CalendarDate(year: Int(years.lowerBound), month: 1, day: 1)
        let last = CalendarDate(year: Int(years.upperBound), month: 12, day: 31)
        return first...last
      }
  }

  /// Returns the days of `2024-03`, or the single day `2024-03-17`; `nil` for any other text.
  private static func days(ofMonthOrDay text: String) -> ClosedRange<CalendarDate>? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" }.map(String.init)
    guard (2...3).contains(parts.count), let year = parts[0].number(in: Years.possible),
      let month = parts[1].number(in: 1...12)
    else { return nil }
    let first = CalendarDate(year: year, month: month, day: 1)
    let last = first.last(of: .month)
    guard parts.count == 3 else { return first...last }
    return parts[2].number(in: 1...last.day).map { day in
      let day = CalendarDate(year: year, month: month, day: day)
      return day...day
    }
  }

  /// Returns whether only digits are missing at the end of a month or a day.
  private static func isBeginningOfDay(_ text: String) -> Bool {
    (text.hasSuffix("-") || text.hasSuffix("-0")) && days(ofMonthOrDay: text + "1") != nil
  }
}

extension String {
  /// Returns the number that the text stands for; `nil` if it is not in the range, or if it has
  /// more digits than the upper bound.
  fileprivate func number(in range: ClosedRange<Int>) -> Int? {
    guard utf8.count <= String(range.upperBound).utf8.count, let whole,
      let number = Int(exactly: whole), range.contains(number)
    else { return nil }
    return number
  }
}
