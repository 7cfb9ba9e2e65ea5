/// A search for titles: the typed words, and filters.
///
/// Words that a service cannot handle are left to its ``Catalogue``.
public struct TitleQuery: Hashable, Sendable {
  /// As typed, possibly an IMDb id or the address of a title's page.
  public var text: String
  /// Only titles of this kind; `nil` for all.
  public var kind: TitleKind?
  /// Only titles that came out, or began, in these years; `nil` for any.
  public var years: Years?

  public init(_ text: String, kind: TitleKind? = nil, years: Years? = nil) {
    self.text = text
    self.kind = kind
    self.years = years
  }

  /// The query typed into a text field; `nil` for a text with nothing to search for.
  ///
  /// Spaces that make no difference are not part of the query. A year in brackets at the end, such as
  /// in `batman (1989)`, is a filter, and overrides the other one.
  public init?(typed text: String, kind: TitleKind? = nil, years: Years? = nil) {
    guard text.hasSubstance else { return nil }
    let (words, year) = text.withSingleBlanks.separatingBracketedYear
    self.init(words, kind: kind, years: year.map { Years($0) } ?? years)
  }
}

extension TitleQuery: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, kind
    case years = "year"
  }
}
