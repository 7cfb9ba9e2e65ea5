extension TitleExpression {
  /// The same expression with another name of a list in it.
  ///
  /// - Parameters:
  ///   - list: The name of the list, as a whole.
  ///   - name: Its new name.
  /// - Returns: The expression; `nil` if it does not name the list.
  package func renaming(list: String, to name: String) -> TitleExpression? {
    let words = list.searchWords
    // A phrase has no quotation marks, which separate words in a name.
    let renamed = TextTest.phrase(name.withoutQuotes)
    let condition = condition?.replacingParts { part in
      guard case .library(.list(let test)) = part, test.text.searchWords == words else {
        return nil
      }
      return .library(.list(renamed))
    }
    return condition == self.condition ? nil : TitleExpression(condition, order: order)
  }
}

extension String {
  /// The text with a blank in place of each quotation mark, as a phrase can have it.
  package var withoutQuotes: String { replacing(/["“”„«»]/, with: " ").withSingleBlanks }
}
