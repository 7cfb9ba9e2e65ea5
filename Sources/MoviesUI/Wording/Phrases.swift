import SafeText

extension String {
  /// The text for the middle of a sentence: without a capital, unless it begins with a name.
  var lowercasedFirst: String {
    hasPrefix("OMDb") ? self : prefix(1).lowercased() + dropFirst()
  }

  /// The text in quotation marks; a long one is cut, since the sentence continues after it.
  var quoted: String { "“\(clipped(toCells: 40))”" }

  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital at its start and a full stop at its end, unless it is a question.
  var asSentence: String { capitalizedFirst + (hasSuffix(".") || hasSuffix("?") ? "" : ".") }

  /// The text without the full stop at its end.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension [String] {
  /// The texts in a list for a sentence: `one, two and three`.
  var joinedByAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
