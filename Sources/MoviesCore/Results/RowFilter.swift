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

  /// Whether a title is shown, by what is known of it.
  func accepts(_ id: TitleID, _ titles: TitlesState) -> Bool {
    guard let condition = expression.condition else { return true }
    let known = titles.detail(of: id)?.value ?? titles.summary(of: id).map(TitleDetail.init)
    return known.map { condition.accepts(SearchableTitle($0)) } ?? false
  }
}
