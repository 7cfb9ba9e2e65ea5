extension CalendarDate {
  /// The year or the month that begins with the day; the day itself if none does.
  var textAsFirst: String { text(Period.allCases.first { self == first(of: $0) } ?? .day) }

  /// The year or the month that ends with the day; the day itself if none does.
  var textAsLast: String { text(Period.allCases.first { self == last(of: $0) } ?? .day) }

  /// The period that a day is written as a part of.
  enum Period: Int, CaseIterable {
    case year = 4
    case month = 7
    case day = 10
  }

  /// The day by ISO 8601, as far as it tells the period.
  fileprivate func text(_ period: Period) -> String { String(isoText.prefix(period.rawValue)) }

  /// The first day of the period that the day is in.
  func first(of period: Period) -> CalendarDate {
    switch period {
    case .year: CalendarDate(year: year, month: 1, day: 1)
    case .month: CalendarDate(year: year, month: month, day: 1)
    case .day: self
    }
  }

  /// The last day of the period that the day is in.
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
  /// Both ends as years, as months or as days, the shortest that say the same.
  var texts: (first: String, last: String) {
    let period =
      CalendarDate.Period.allCases.first {
        lowerBound == lowerBound.first(of: $0) && upperBound == upperBound.last(of: $0)
      } ?? .day
    return (lowerBound.text(period), upperBound.text(period))
  }
}
