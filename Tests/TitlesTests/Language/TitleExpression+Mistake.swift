import Titles

extension TitleExpression {
  /// The mistake in a text; `nil` if it is an expression.
  static func mistake(in text: String) -> ExpressionMistake? {
    do throws(ExpressionMistake) {
      _ = try TitleExpression(parsing: text)
      return nil
    } catch {
      return error
    }
  }
}
