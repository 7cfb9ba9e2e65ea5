/// Something in a file that could not be understood.
public struct ImportProblem: Hashable, Sendable {
  public var place: TextPlace
  public var kind: Kind

  /// What could not be understood.
  public enum Kind: Hashable, Sendable {
    /// The row names no title, so it is left out.
    case noTitle
    /// The row is about a person, a season or something else that no library has, so it is left
    /// out.
    case noTitleOfItsOwn(String)
    /// The row has more fields than the header, so that nobody knows which is which; it is left
    /// out.
    case tooManyFields(Int, expected: Int)
    /// A value makes no sense; the row is read without it.
    case invalidValue(ColumnMeaning, String)
    /// A day is one day with the day first and another with the month first; the row is read
    /// without it.
    case openDay(ColumnMeaning, String)
    /// A rating can be on several scales; the row is read without it.
    case ratingWithoutScale(String)
    /// A rating lies between two of the ten that a library has, and is rounded to this one.
    case ratingRounded(String, Int)
    /// A note is longer than a library keeps, alone or with others on the title, and begins so; the
    /// row is read without it.
    case noteTooLong(String)
    /// A part of a JSON file is not built as it should be, so it is left out.
    case invalidItem
    /// The user has begun the series of this name, and nobody knows that it was seen to its end; so
    /// it is not taken as seen.
    case seenInPart(String)
  }

  public init(_ kind: Kind, at place: TextPlace) {
    self.kind = kind
    self.place = place
  }
}
