/// The parsing of values in JSON items, which notes invalid ones.
extension [ImportProblem] {
  /// Parses the time of an event, and notes a text that is not a day.
  ///
  /// - Parameters:
  ///   - text: The text, if the item has one.
  ///   - meaning: The meaning of the day.
  ///   - place: The place of the item in its file.
  /// - Returns: The moment; `nil` without a text, or if it is invalid.
  mutating func moment(
    _ text: String?, _ meaning: ColumnMeaning, at place: TextPlace
  ) -> WrittenMoment? {
    guard let text else { return nil }
    let moment = WrittenMoment(text)
    if moment == nil { reject(meaning, text.cleanLine, at: place) }
    return moment
  }

  /// Checks a rating from 1 to 10, and notes any other number.
  ///
  /// - Parameters:
  ///   - rating: The number, if the item has one.
  ///   - place: The place of the item in its file.
  /// - Returns: The rating; `nil` without a number, or if it is invalid.
  mutating func points(_ rating: Int?, at place: TextPlace) -> Int? {
    guard let rating else { return nil }
    if (1...10).contains(rating) { return rating }
    reject(.points, String(rating), at: place)
    return nil
  }

  private mutating func reject(_ meaning: ColumnMeaning, _ text: String, at place: TextPlace) {
    append(ImportProblem(.invalidValue(meaning, text), at: place))
  }
}
