/// A list of the user's own that fills itself: with the titles that an expression accepts.
public struct LivingList: Hashable, Sendable, Codable {
  public var name: String
  /// What the titles must fulfil, in the query language.
  public var expression: String

  public init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}
