/// An expression of the query language: a condition on titles, and their order.
public struct TitleExpression: Hashable, Sendable, Codable {
  /// The condition that a title must fulfil; `nil` for every title.
  public var condition: TitleCondition?
  /// `nil` for the order of the list or the index.
  public var order: TitleOrder?

  public init(_ condition: TitleCondition?, order: TitleOrder? = nil) {
    self.condition = condition
    self.order = order
  }
}

extension TitleExpression {
  /// Reads an expression that is typed to its end, such as `genre:noir rating>7.5 sort:year`.
  ///
  /// A text without anything to look for is an expression that every title fulfils.
  ///
  /// - Parameter text: Words, phrases in quotes, conditions on the fields of ``ExpressionField``,
  ///   and `and`, `or`, `not` and parentheses to combine them. Conditions that follow one another
  ///   must all be fulfilled.
  /// - Throws: The first mistake.
  public init(parsing text: String) throws(ExpressionMistake) {
    try self.init(parsing: text, ExpressionLexer.tokens(in: text))
  }

  /// Reads an expression whose tokens are known.
  init(parsing text: String, _ tokens: [ExpressionToken]) throws(ExpressionMistake) {
    var parser = ExpressionParser(tokens, of: text, .strict)
    do throws(Flaw) {
      self = try parser.expression().0
    } catch {
      throw ExpressionMistake(error, in: text)
    }
  }
}
