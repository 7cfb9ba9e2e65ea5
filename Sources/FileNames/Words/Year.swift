/// The years that names tell.
enum Year {
  /// The years in which films were made, as far as a number may be taken for one.
  static let range = 1890...2035
}

extension NameTokens {
  /// Returns the year that a word is, if it is one.
  func year(_ index: Int) -> Int? {
    guard let number = number(index), tokens[index].place.count == 4, Year.range.contains(number),
      word(index + 1) != "x", word(index - 1) != "x"
    else { return nil }
    return number
  }

  /// Whether a word stands alone in brackets: `(1999)`.
  func isAloneInBrackets(_ index: Int) -> Bool {
    let bracket = tokens[index].bracketNumber
    return bracket > 0
      && (index == 0 || tokens[index - 1].bracketNumber != bracket)
      && (index + 1 == count || tokens[index + 1].bracketNumber != bracket)
  }
}
