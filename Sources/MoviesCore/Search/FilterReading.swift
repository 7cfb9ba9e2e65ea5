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

  /// Returns the typed filter: `nil` for none, the previous one while the text is invalid.
  ///
  /// - Parameters:
  ///   - before: The previous filter.
  ///   - lists: The smart lists.
  /// - Returns: The filter.
  func filter(after before: RowFilter?, among lists: [SmartList]) -> RowFilter? {
    let text = filterField.text.trimmed
    guard !text.isEmpty else { return nil }
    guard let expression = try? TitleExpression(parsing: filterField.text) else { return before }
    return RowFilter(text: text, expression: expression, lists: lists)
  }
}
