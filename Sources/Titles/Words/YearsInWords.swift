extension String {
  /// The words, and the year in brackets after them; the year is `nil` if it is missing.
  ///
  /// The closing bracket is not needed: `batman (1989` already has the year, and the unfinished
  /// year in `batman (19` is not searched for as a word. An expression keeps its brackets, which
  /// are parentheses there.
  package var separatingBracketedYear: (words: String, year: Int?) {
    contains(where: Self.brackets.keys.contains) && SearchLineReading(of: self) == .words
      ? separatingBracketedYearFromWords : (self, nil)
  }

  /// The words and the year, as in ``separatingBracketedYear``, in a text that is not an
  /// expression.
  var separatingBracketedYearFromWords: (words: String, year: Int?) {
    guard let bracket = lastIndex(where: Self.brackets.keys.contains) else { return (self, nil) }
    let words = self[..<bracket].trimmed
    var inside = self[index(after: bracket)...]
    let isClosed = inside.last == Self.brackets[self[bracket]]
    if isClosed { inside.removeLast() }
    guard words.hasSubstance, inside.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return (self, nil)
    }
    let year = inside.year
    let isTyped = year != nil || !isClosed && inside.count < 4
    return isTyped ? (words, year) : (self, nil)
  }

  /// The brackets that may enclose a year: for each opening one, the closing one.
  private static let brackets: [Character: Character] = ["(": ")", "[": "]"]
}

extension String {
  /// Returns the words, followed by a year in brackets if there is one.
  package func followed(by year: Int?) -> String { year.map { "\(self) (\($0))" } ?? self }
}

extension TitleQuery {
  /// The query with its last word as the year; `nil` if the word cannot be a year, or if the query
  /// already has years.
  ///
  /// Many titles end in a number, so this is for words that find nothing.
  package var withLastWordAsYear: TitleQuery? {
    let words = text.withSingleBlanks
    guard years == nil, let blank = words.lastIndex(of: " "),
      let year = words[words.index(after: blank)...].year, words[..<blank].hasSubstance
    else { return nil }
    return TitleQuery(String(words[..<blank]), kind: kind, years: Years(year))
  }
}

extension StringProtocol {
  /// The year that the text stands for, in four digits; `nil` for any other text.
  package var year: Int? {
    count == 4 ? Int(self).flatMap { Years.possible.contains($0) ? $0 : nil } : nil
  }
}
