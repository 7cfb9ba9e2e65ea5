/// A problem in a file.
public struct ImportProblem: Hashable, Sendable {
  public var place: TextPlace
  public var kind: Kind

  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// The row names no title, so it is skipped.
    case noTitle
    /// The row is about a person, a season or anything else that libraries do not contain, so it is
    /// skipped.
    case noTitleOfItsOwn(String)
    /// The row has more fields than the header, so that their columns are unknown; it is skipped.
    case tooManyFields(Int, expected: Int)
    /// A value is invalid; the row is read without it.
    case invalidValue(ColumnMeaning, String)
    /// A date is ambiguous, since the day or the month may come first; the row is read without it.
    case openDay(ColumnMeaning, String)
    /// A rating could be on any of several scales; the row is read without it.
    case ratingWithoutScale(String)
    /// A rating lies between two whole points, and is rounded to this one.
    case ratingRounded(String, Int)
    /// A note with this beginning is too long, alone or with others on the title; the row is read
    /// without it.
    case noteTooLong(String)
    /// A part of a JSON file is malformed, so it is skipped.
    case invalidItem
    /// The user has begun the series with this name, but may not have finished it, so it does not
    /// count as seen.
    case seenInPart(String)
  }

  public init(_ kind: Kind, at place: TextPlace) {
    self.kind = kind
    self.place = place
  }
}

/// The parsing of values in JSON items, which adds a problem for each invalid value.
extension [ImportProblem] {
  /// Parses the time of an event, and adds a problem if the text is not a date.
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

  /// Checks that a rating is from 1 to 10, and adds a problem for any other number.
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
