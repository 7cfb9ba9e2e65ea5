public import Titles

/// What is wrong with the text in the year field.
public enum YearMistake: Sendable, Codable, Hashable {
  /// It is not a year, nor years where the source takes several.
  case notYears(takesRanges: Bool)
  /// It names several years, and the source filters by one only.
  case severalYears(DataSource)
}

extension AppState {
  /// What is wrong with the text in the year field: told as soon as nothing that follows could mend it.
  ///
  /// What is only unfinished is wrong once it is submitted.
  public var yearMistake: YearMistake? {
    let reading = Years.read(search.yearField.text)
    if reading.isRange, !abilities.takesYearRanges { return .severalYears(source) }
    let isWrong = reading == .wrong || search.isYearWrong
    return isWrong ? .notYears(takesRanges: abilities.takesYearRanges) : nil
  }
}
