import Titles

extension Fallback.Rewriting {
  /// Returns the text rewritten in this way; `nil` if the rewriting does not apply.
  func applied(to text: String) -> String? {
    switch self {
    case .wordBeginning:
      guard let last = text.last, last.isLetter || last.isNumber else { return nil }
      return text + "*"
    case .withoutApostrophes: return text.replacing("'", with: "")
    case .withApostrophe: return possessive(text)
    case .ampersand: return replacingWord("and", with: "&", in: text)
    case .and: return replacingWord("&", with: "and", in: text)
    case .withoutHyphens: return text.replacing("-", with: " ").withSingleBlanks
    case .withHyphen:
      let words = text.split(separator: " ")
      return words.count == 2 ? words.joined(separator: "-") : nil
    case .withoutAccents: return text.withoutAccents
    case .withoutYear: return nil
    }
  }

  /// Returns the text with an apostrophe in the first word that could be a genitive, as in
  /// `schindlers list`.
  private func possessive(_ text: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    guard
      let index = words.firstIndex(where: {
        $0.count > 3 && $0.lowercased().hasSuffix("s") && !$0.contains("'")
      }), let ending = words[index].popLast()
    else { return nil }
    words[index] += "'\(ending)"
    return words.joined(separator: " ")
  }

  private func replacingWord(_ word: String, with other: String, in text: String) -> String {
    text.split(separator: " ")
      .map { $0.isEqualIgnoringCase(word) ? other : String($0) }
      .joined(separator: " ")
  }
}
