/// A search for titles: the typed words, and filters.
///
/// The text is read once, when it is set, and the result is in ``reading``. If a service cannot
/// handle some words, its ``Catalogue`` deals with them.
public struct TitleQuery: Sendable {
  /// The text as typed, possibly an IMDb id or the address of a title's page.
  public var text: String { didSet { read() } }
  /// The kind of the titles; `nil` for all kinds.
  public var kind: TitleKind?
  /// The years in which the titles came out, or began; `nil` for any years.
  public var years: Years?
  /// Whether the text is an expression of the query language, whatever its words look like.
  ///
  /// Such a query is answered only from what is on this machine.
  public private(set) var isExpression = false
  /// Whether only these very words count: no other words are tried if they find nothing, and they
  /// are never read as an expression.
  ///
  /// Such a search is a single question, so it costs at most one request.
  public var isLiteral = false { didSet { read() } }
  /// Whether the text is the whole name of the wanted titles, in any spelling; a service that
  /// searches for words returns other titles, too.
  public var isWholeName = false
  /// The reading of the text.
  public private(set) var reading: SearchLineReading

  public init(_ text: String, kind: TitleKind? = nil, years: Years? = nil) {
    self.init(text, reading: SearchLineReading(of: text), kind: kind, years: years)
  }

  private init(
    _ text: String, reading: SearchLineReading, kind: TitleKind?, years: Years?
  ) {
    self.text = text
    self.reading = reading
    self.kind = kind
    self.years = years
  }

  /// Makes the query that puts an expression to this machine.
  public init(_ expression: TitleExpression, kind: TitleKind? = nil, years: Years? = nil) {
    let text = expression.text
    self.init(
      text, reading: SearchLineReading(expression, as: text), kind: kind, years: years)
    isExpression = true
  }

  /// Makes the query from a text typed into a text field; returns `nil` if it has nothing to search
  /// for.
  ///
  /// Spaces that make no difference are not part of the query. A year in brackets at the end, as in
  /// `batman (1989)`, is a filter, and overrides `years`.
  public init?(typed text: String, kind: TitleKind? = nil, years: Years? = nil) {
    self.init(TypedText(text), kind: kind, years: years)
  }

  /// Makes the query from a typed text that has been read; see ``init(typed:kind:years:)``.
  public init?(_ typed: TypedText, kind: TitleKind? = nil, years: Years? = nil) {
    guard typed.text.hasSubstance else { return nil }
    let text = typed.text.withSingleBlanks
    guard typed.reading == .words else {
      self.init(text, reading: typed.reading, kind: kind, years: years)
      return
    }
    let (words, year) = text.separatingBracketedYearFromWords
    self.init(words, reading: .words, kind: kind, years: year.map { Years($0) } ?? years)
  }

  /// The id of the title if the text is an id or an address; `nil` for any other text.
  public var titleID: TitleID? { if case .title(let id) = reading { id } else { nil } }

  /// The expression in the text; `nil` for words and for a mistake.
  public var expression: TitleExpression? {
    if case .expression(let expression, _) = reading { expression } else { nil }
  }

  private mutating func read() {
    reading =
      if isLiteral {
        .words
      } else if isExpression {
        SearchLineReading(ofExpression: text)
      } else {
        SearchLineReading(of: text)
      }
  }
}

/// Equality ignores the reading, which follows from the rest.
extension TitleQuery: Hashable {
  public static func == (left: TitleQuery, right: TitleQuery) -> Bool {
    left.text == right.text && left.kind == right.kind && left.years == right.years
      && left.isExpression == right.isExpression && left.isLiteral == right.isLiteral
      && left.isWholeName == right.isWholeName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(kind)
    hasher.combine(years)
    hasher.combine(isExpression)
    hasher.combine(isLiteral)
    hasher.combine(isWholeName)
  }
}

extension TitleQuery: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, kind
    case years = "year"
    case isExpression, isLiteral, isWholeName
  }

  /// Reads a query; the properties of its text that are missing are `false`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text), reading: .words,
      kind: try container.decodeIfPresent(TitleKind.self, forKey: .kind),
      years: try container.decodeIfPresent(Years.self, forKey: .years))
    isExpression = try container.decodeIfPresent(Bool.self, forKey: .isExpression) ?? false
    isLiteral = try container.decodeIfPresent(Bool.self, forKey: .isLiteral) ?? false
    isWholeName = try container.decodeIfPresent(Bool.self, forKey: .isWholeName) ?? false
    read()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(kind, forKey: .kind)
    try container.encodeIfPresent(years, forKey: .years)
    if isExpression { try container.encode(isExpression, forKey: .isExpression) }
    if isLiteral { try container.encode(isLiteral, forKey: .isLiteral) }
    if isWholeName { try container.encode(isWholeName, forKey: .isWholeName) }
  }
}
