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
  /// Whether the text is an expression of the query language, whatever its words look like.
  ///
  /// Such a query is answered from what is on this machine, and from nothing else.
  public var isExpression = false
  /// Whether only these very words count: no other words are tried where they find nothing, and
  /// they are no expression, whatever they look like.
  ///
  /// Such a search is one question, and so costs no more than one request.
  public var isLiteral = false

  public init(_ text: String, kind: TitleKind? = nil, years: Years? = nil) {
    self.text = text
    self.kind = kind
    self.years = years
  }

  /// The query typed into a text field; `nil` for a text with nothing to search for.
  ///
  /// Spaces that make no difference are not part of the query. A year in brackets at the end, such
  /// as in `batman (1989)`, is a filter, and overrides the other one.
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
    case isExpression, isLiteral
  }

  /// Reads a query; what it does not say about its text is not so.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    kind = try container.decodeIfPresent(TitleKind.self, forKey: .kind)
    years = try container.decodeIfPresent(Years.self, forKey: .years)
    isExpression = try container.decodeIfPresent(Bool.self, forKey: .isExpression) ?? false
    isLiteral = try container.decodeIfPresent(Bool.self, forKey: .isLiteral) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(kind, forKey: .kind)
    try container.encodeIfPresent(years, forKey: .years)
    if isExpression { try container.encode(isExpression, forKey: .isExpression) }
    if isLiteral { try container.encode(isLiteral, forKey: .isLiteral) }
  }
}
