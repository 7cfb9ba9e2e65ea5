public import Titles

extension SearchState {
  /// The mistake in the text of the filter; `nil` without one.
  public var filterMistake: ExpressionMistake? {
    guard !filterField.text.trimmed.isEmpty else { return nil }
    do throws(ExpressionMistake) {
      _ = try TitleExpression(parsing: filterField.text)
      return nil
    } catch {
      return error
    }
  }

  /// The filter that is typed: `nil` for none, the one before while the text makes no sense.
  ///
  /// - Parameters:
  ///   - before: The filter before.
  ///   - lists: The lists that fill themselves.
  /// - Returns: The filter.
  func filter(after before: RowFilter?, among lists: [LivingList]) -> RowFilter? {
    let text = filterField.text.trimmed
    guard !text.isEmpty else { return nil }
    guard let expression = try? TitleExpression(parsing: filterField.text) else { return before }
    return RowFilter(text: text, expression: expression, lists: lists)
  }
}
