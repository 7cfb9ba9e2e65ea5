public import Titles

/// The search line: the text, the filters, the earlier queries.
public struct SearchState: Sendable, Codable, Equatable {
  public var field = TextInput() {
    didSet {
      if field.text != oldValue.text { isAtRest = false }
      updateQuery()
    }
  }
  /// Whether the whole text is selected, so that the next character replaces it.
  public var isSelected = false
  public var kind: TitleKind? { didSet { updateQuery() } }
  /// The year filter; a year at the end of the text takes precedence.
  public var years: Years? { didSet { updateQuery() } }
  /// The query in the search line; `nil` while nothing is typed.
  ///
  /// The value is stored, because every frame needs it.
  public private(set) var query: TitleQuery?
  /// Whether the query, as far as it is valid, has anything to search for.
  public private(set) var hasQuestion = false
  /// The mistake in the text, whether or not it is shown yet; `nil` without one.
  public private(set) var mistake: SearchLineMistake?
  /// Whether the user has paused typing, or pressed Enter, since the text changed.
  public internal(set) var isAtRest = false
  public var yearField = TextInput()
  /// Whether the submitted text of the year field was rejected.
  public var isYearWrong = false
  /// The text in the field of the filter.
  public var filterField = TextInput()
  /// Whether the submitted text of the filter was rejected.
  public var isFilterWrong = false
  /// The last completion, as long as nothing else was typed.
  public internal(set) var completion: Completion?
  public var history = QueryHistory()

  public init() {}

  /// The years that the search is limited to, whichever field they were typed in.
  public var yearsInForce: Years? { query == nil ? years : query?.years }

  private mutating func updateQuery() {
    let typed = TypedText(field.text)
    query = TitleQuery(typed, kind: kind, years: years)
    mistake = query == nil ? nil : typed.mistake
    hasQuestion = mistake?.weight != .final && query?.isEmpty == false
  }
}

extension TitleQuery {
  /// Whether the text is an expression without a finished part.
  fileprivate var isEmpty: Bool {
    expression.map { $0.condition == nil && $0.order == nil } ?? false
  }
}
