/// A question for titles: words as somebody typed them, and filters.
///
/// What a service cannot take of the words is the business of its ``Catalogue``.
public struct TitleQuery: Hashable, Sendable, Codable {
  /// As typed, an IMDb id or the address of a title's page included.
  public var text: String
  /// Only titles of this kind; `nil` for all.
  public var kind: TitleKind?
  /// Only titles that came out, or began, in this year; `nil` for any.
  public var year: Int?

  public init(_ text: String, kind: TitleKind? = nil, year: Int? = nil) {
    self.text = text
    self.kind = kind
    self.year = year
  }

  /// The question that a text field asks; `nil` for a text without anything to look for.
  ///
  /// Blanks that make no difference are no part of the question.
  public init?(typed text: String, kind: TitleKind? = nil, year: Int? = nil) {
    guard text.hasSubstance else { return nil }
    self.init(text.withSingleBlanks, kind: kind, year: year)
  }
}
