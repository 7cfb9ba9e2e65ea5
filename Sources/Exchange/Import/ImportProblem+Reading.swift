/// The values of items in JSON: whoever reads one says what makes no sense of it.
extension [ImportProblem] {
  /// When something happened; a text that is no day is a problem.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` if there is none.
  ///   - meaning: What the day is.
  ///   - place: The item.
  /// - Returns: The moment; `nil` if there is none, or the text makes no sense.
  mutating func moment(
    _ text: String?, _ meaning: ColumnMeaning, at place: TextPlace
  ) -> WrittenMoment? {
    guard let text else { return nil }
    let moment = WrittenMoment(text)
    if moment == nil { reject(meaning, text.cleanLine, at: place) }
    return moment
  }

  /// A rating from 1 to 10; another number is a problem.
  ///
  /// - Parameters:
  ///   - rating: The number; `nil` if there is none.
  ///   - place: The item.
  /// - Returns: The rating.
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
