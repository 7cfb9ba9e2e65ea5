extension StringProtocol {
  /// The text without leading and trailing whitespace.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text with each run of whitespace as one space, and none at its ends.
  package var withSingleBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text contains anything that can be searched for.
  package var hasSubstance: Bool {
    contains { $0.isLetter || $0.isNumber || $0.isSymbol }
  }
}
