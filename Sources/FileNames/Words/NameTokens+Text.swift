extension NameTokens {
  /// The text from one word to another, with blanks in place of separators.
  ///
  /// Dots remain in abbreviations such as `S.W.A.T.`, and where blanks separate words.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else {
      return ""
    }
    let start = tokens[first].place.lowerBound
    let end = endOfText(last)
    var text = String.UnicodeScalarView()
    var index = start
    var token = first
    while index < end {
      while token < last, index >= tokens[token].place.upperBound { token += 1 }
      let scalar = scalars[index]
      switch scalar {
      case "_": text.append(" ")
      case "[", "]", "{", "}", "(", ")": if index > start { text.append(" ") }
      case ".": text.append(keepsDot(index, before: token) ? scalar : " ")
      case "-":
        let isJoin = !hasSpaces && !hasDots
        text.append(isJoin ? " " : scalar)
      default: text.append(scalar)
      }
      index += 1
    }
    return String(text).tidied
  }

  /// Whether a dot belongs to the text: between single letters, or where blanks separate words.
  private func keepsDot(_ index: Int, before token: Int) -> Bool {
    if hasSpaces { return true }
    let isAfterLetter = isSingleLetter(token - 1) || isSingleLetter(token)
    return isAfterLetter && isSingleLetter(token) && isSingleLetter(token - 1)
  }

  private func isSingleLetter(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].place.count == 1
      && scalars[tokens[index].place.lowerBound].properties.isAlphabetic
  }

  /// Where the text of the last word ends: with the dot of an abbreviation such as `Jr.`, where
  /// blanks separate words.
  private func endOfText(_ last: Int) -> Int {
    let end = tokens[last].place.upperBound
    guard hasSpaces, end < scalars.count, scalars[end] == "." else { return end }
    return last + 1 < count && joint(last + 1) == .dot ? end : end + 1
  }
}

extension String {
  /// The text without blanks, dashes and commas at its ends, and with single blanks within.
  var tidied: String {
    if isTidy { return self }
    var words = split(separator: " ", omittingEmptySubsequences: true)[...]
    while let last = words.last, last.allSatisfy(Self.isLoose) { words.removeLast() }
    while let first = words.first, first.allSatisfy(Self.isLoose) { words.removeFirst() }
    var text = words.joined(separator: " ")
    while let last = text.last, Self.isLoose(last), last != "~" { text.removeLast() }
    while let first = text.first, first == "-" || first == "," || first == " " {
      text.removeFirst()
    }
    return text
  }

  /// Whether the text is ASCII with letters or digits at its ends and single blanks, as most are.
  private var isTidy: Bool {
    guard let first = utf8.first, let last = utf8.last, first.isLetterOrDigit, last.isLetterOrDigit
    else { return false }
    var before: UInt8 = 0
    for byte in utf8 {
      // A word of signs may stand between blanks, but not at the ends.
      if byte >= 0x80 || byte == 0x20 && before == 0x20 { return false }
      before = byte
    }
    return true
  }

  private static func isLoose(_ character: Character) -> Bool {
    ["-", ",", "_", "~", ":", ";", "=", "|", " "].contains(character)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
