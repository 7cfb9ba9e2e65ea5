/// What is looked for among titles, and in which order, as said in the query language.
public struct TitleExpression: Hashable, Sendable, Codable {
  /// What a title must fulfil; `nil` for every title.
  public var condition: TitleCondition?
  /// `nil` for the order of the list or the index.
  public var order: TitleOrder?

  public init(_ condition: TitleCondition?, order: TitleOrder? = nil) {
    self.condition = condition
    self.order = order
  }
}
