public import Titles

/// The search line: what is typed, which filters hold, what was asked before.
public struct SearchState: Sendable, Codable, Equatable {
  public var field = TextInput() { didSet { updateQuery() } }
  public var kind: TitleKind? { didSet { updateQuery() } }
  public var year: Int? { didSet { updateQuery() } }
  /// What the search line asks for now; `nil` while nothing is typed.
  ///
  /// Stored, because every frame needs it.
  public private(set) var query: TitleQuery?
  public var yearField = TextInput()
  /// Whether the submitted text of the year field is not a year.
  public var isYearWrong = false
  public var history = QueryHistory()

  public init() {}

  /// The years a film can have come out in.
  public static let possibleYears = 1870...2100

  private mutating func updateQuery() {
    query = TitleQuery(typed: field.text, kind: kind, year: year)
  }
}
