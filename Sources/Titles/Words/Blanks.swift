extension StringProtocol {
  /// The text without leading and trailing whitespace.
  package var trimmed: String {
    // Few texts have other whitespace at their ends, and checking characters for it takes long.
    var text = Substring(Substring(self).utf8.drop { $0 == UInt8(ascii: " ") })
    if let first = text.utf8.first, let last = text.utf8.last, first.isPrintedASCII,
      last.isPrintedASCII
    {
      return String(text)
    }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text with each run of whitespace replaced by one space, and without any at its ends.
  package var withSingleBlanks: String {
    let text = trimmed
    if text.hasOnlySingleBlanks { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is ASCII with single spaces between words, and no other whitespace.
  private var hasOnlySingleBlanks: Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in utf8 {
      guard byte.isPrintedASCII || byte == space && last != space else { return false }
      last = byte
    }
    return last != space
  }

  /// Whether the text contains anything that can be searched for.
  package var hasSubstance: Bool {
    contains { $0.isLetter || $0.isNumber || $0.isSymbol }
  }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character.
  fileprivate var isPrintedASCII: Bool { (0x21...0x7E).contains(self) }
}
