public import Titles

/// Which rows of a list are shown.
public struct RowFilter: Sendable, Codable, Hashable {
  /// As it was typed.
  public var text: String
  public var expression: TitleExpression

  public init(text: String, expression: TitleExpression) {
    self.text = text
    self.expression = expression
  }

  /// Whether a title is shown, by what is known of it and what the user keeps about it.
  func accepts(_ id: TitleID, _ known: KnownTitles) -> Bool {
    guard let condition = expression.condition else { return true }
    let titles = known.titles
    let facts = titles.detail(of: id)?.value ?? titles.summary(of: id).map { TitleDetail($0) }
    return facts.map { condition.accepts(SearchableTitle($0), mark: known.marks[id]) } ?? false
  }
}
