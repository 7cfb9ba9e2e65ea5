/// A search for titles: the typed words, and filters.
///
/// Words that a service cannot handle are left to its ``Catalogue``.
public struct TitleQuery: Hashable, Sendable, Codable {
  /// As typed, possibly an IMDb id or the address of a title's page.
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

  /// The query typed into a text field; `nil` for a text with nothing to search for.
  ///
  /// Spaces that make no difference are not part of the query.
  public init?(typed text: String, kind: TitleKind? = nil, year: Int? = nil) {
    guard text.hasSubstance else { return nil }
    self.init(text.withSingleBlanks, kind: kind, year: year)
  }
}
