extension StringProtocol {
  /// The text without blanks at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text with one blank wherever it has blanks, and none at its ends.
  package var withSingleBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text has anything in it that can be looked for.
  package var hasSubstance: Bool {
    contains { $0.isLetter || $0.isNumber || $0.isSymbol }
  }
}
