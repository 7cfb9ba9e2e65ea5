public import Titles

/// A mistake in the year field.
public enum YearMistake: Sendable, Codable, Hashable {
  /// The text is not a year, nor a range of years if the source takes ranges.
  case notYears(takesRanges: Bool)
  /// The text names several years, and the source filters by one only.
  case severalYears(DataSource)
}

extension AppState {
  /// The mistake in the year field, as soon as no further typing could correct it.
  ///
  /// A text that is only unfinished is wrong once it is submitted.
  public var yearMistake: YearMistake? {
    let reading = Years.read(search.yearField.text)
    if reading.isRange, !abilities.takesYearRanges { return .severalYears(source) }
    let isWrong = reading == .wrong || search.isYearWrong
    return isWrong ? .notYears(takesRanges: abilities.takesYearRanges) : nil
  }
}
