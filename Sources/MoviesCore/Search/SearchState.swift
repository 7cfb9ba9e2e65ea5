public import OMDB

/// The search line: what is typed, which filters hold, what was asked before.
public struct SearchState: Sendable, Codable, Equatable {
  public var field = TextInput() { didSet { updateQuery() } }
  public var kind: TitleKind? { didSet { updateQuery() } }
  public var year: Int? { didSet { updateQuery() } }
  /// What the search line asks for now; `nil` while nothing is typed.
  ///
  /// Kept beside what it is made from, since every frame asks for it and normalising a text takes as
  /// long as drawing ten rows.
  public private(set) var query: SearchQuery?
  public var yearField = TextInput()
  /// What is wrong with the text of the year field, in words.
  public var yearMistake: String?
  public var history = QueryHistory()

  public init() {}

  /// The years a film can have come out in.
  public static let possibleYears = 1870...2100

  private mutating func updateQuery() {
    let text = NormalizedQuery(field.text).text
    query = text.isEmpty ? nil : SearchQuery(text: text, kind: kind, year: year)
  }
}
