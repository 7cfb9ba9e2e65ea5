public import OMDB

/// The search line: what is typed, which filters hold, what was asked before.
public struct SearchState: Sendable, Codable, Equatable {
  public var field = TextInput()
  public var kind: TitleKind?
  public var year: Int?
  public var yearField = TextInput()
  /// What is wrong with the text of the year field, in words.
  public var yearMistake: String?
  public var history = QueryHistory()

  public init() {}

  /// What the search line asks for now; `nil` while nothing is typed.
  public var query: SearchQuery? {
    let text = NormalizedQuery(field.text).text
    return text.isEmpty ? nil : SearchQuery(text: text, kind: kind, year: year)
  }

  /// The years a film can have come out in.
  public static let possibleYears = 1870...2100
}
