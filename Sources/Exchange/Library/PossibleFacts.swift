import Titles

extension TitleDetail {
  /// Whether the numbers are in their valid ranges: others may have edited the file, and sums of
  /// numbers must not overflow.
  var isPossible: Bool {
    func areWithin(_ range: ClosedRange<Int>, _ numbers: [Int?]) -> Bool {
      numbers.allSatisfy { $0.map(range.contains) ?? true }
    }
    return areWithin(1...9_999, [years?.start, years?.end])
      && areWithin(0...1_000_000, [minutes, totalSeasons, season, episode])
      && areWithin(0...1_000_000_000_000_000, [votes, boxOffice])
      && ratings.allSatisfy { (0...1_000_000).contains($0.score) }
      && [released, dvd].allSatisfy { $0?.isInCalendar ?? true }
  }
}

extension CalendarDate {
  /// Whether the day exists in the calendar.
  var isInCalendar: Bool {
    (1...9_999).contains(year) && (1...12).contains(month)
      && (1...Self.days(inMonth: month, of: year)).contains(day)
  }
}
