import Titles

extension TitleDetail {
  /// Whether its numbers are those that a title can have: a file can be changed by others, and
  /// nothing is to be counted beyond what a number can be.
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
  /// Whether the calendar has the day.
  var isInCalendar: Bool {
    (1...9_999).contains(year) && (1...12).contains(month)
      && (1...Self.days(inMonth: month, of: year)).contains(day)
  }
}
