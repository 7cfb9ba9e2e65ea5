public import Titles

/// The search line: what is typed, which filters hold, what was asked before.
public struct SearchState: Sendable, Codable, Equatable {
  public var field = TextInput() { didSet { updateQuery() } }
  public var kind: TitleKind? { didSet { updateQuery() } }
  /// The year filter; a year at the end of what is typed goes before it.
  public var years: Years? { didSet { updateQuery() } }
  /// What the search line asks for now; `nil` while nothing is typed.
  ///
  /// Stored, because every frame needs it.
  public private(set) var query: TitleQuery?
  public var yearField = TextInput()
  /// Whether the submitted text of the year field could not be taken.
  public var isYearWrong = false
  public var history = QueryHistory()

  public init() {}

  /// The years that the search line asks for, wherever they are said.
  public var yearsInForce: Years? { query == nil ? years : query?.years }

  private mutating func updateQuery() {
    query = TitleQuery(typed: field.text, kind: kind, years: years)
  }
}
