extension CalendarDate {
  /// The text of the year or the month that begins with the day, or else of the day itself.
  var textAsFirst: String { text(Period.allCases.first { self == first(of: $0) } ?? .day) }

  /// The text of the year or the month that ends with the day, or else of the day itself.
  var textAsLast: String { text(Period.allCases.first { self == last(of: $0) } ?? .day) }

  /// A period that a day belongs to; its raw value is the length of its text in ISO 8601.
  enum Period: Int, CaseIterable {
    case year = 4
    case month = 7
    case day = 10
  }

  /// Returns the day in ISO 8601, shortened to the text of a period.
  fileprivate func text(_ period: Period) -> String { String(isoText.prefix(period.rawValue)) }

  /// Returns the first day of the period that contains the day.
  func first(of period: Period) -> CalendarDate {
    switch period {
    case .year: CalendarDate(year: year, month: 1, day: 1)
    case .month: CalendarDate(year: year, month: month, day: 1)
    case .day: self
    }
  }

  /// Returns the last day of the period that contains the day.
  func last(of period: Period) -> CalendarDate {
    switch period {
    case .year: CalendarDate(year: year, month: 12, day: 31)
    case .month:
      CalendarDate(year: year, month: month, day: Self.days(inMonth: month, of: year))
    case .day: self
    }
  }
}

extension ClosedRange<CalendarDate> {
  /// Both ends as years, months or days, in the shortest form that has the same meaning.
  var texts: (first: String, last: String) {
    let period =
      CalendarDate.Period.allCases.first {
        lowerBound == lowerBound.first(of: $0) && upperBound == upperBound.last(of: $0)
      } ?? .day
    return (lowerBound.text(period), upperBound.text(period))
  }
}
