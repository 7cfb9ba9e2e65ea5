/// The words of a search; a title must contain every one of them.
struct WordPattern {
  fileprivate enum Word {
    case whole(String)
    /// A word with `*` at its end.
    case beginning(String)
  }

  private let words: [Word]
  /// Whether OMDb gives up on the search: three letters or fewer, or common words only.
  let isTooBroad: Bool

  init(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    words = parts.flatMap { part -> [Word] in
      var words = Words.of(String(part)).map { Word.whole($0) }
      if part.hasSuffix("*"), case .whole(let last)? = words.popLast() {
        words.append(.beginning(last))
      }
      return words
    }.filter { !$0.isTooCommon }
    let letters = Words.of(text).joined()
    isTooBroad = letters.count <= 3 || words.isEmpty
  }

  func matches(_ title: [String]) -> Bool {
    words.allSatisfy { word in
      switch word {
      case .whole(let word): title.contains(word)
      case .beginning(let beginning): title.contains { $0.hasPrefix(beginning) }
      }
    }
  }
}

extension WordPattern.Word {
  fileprivate var isTooCommon: Bool {
    guard case .whole(let word) = self else { return false }
    return Words.tooCommon.contains(word)
  }
}
