extension TitleCondition {
  /// Whether a title fulfils the condition.
  public func accepts(_ title: SearchableTitle) -> Bool { test(title) }

  /// The condition as a test of many titles, for which its own texts are folded only once.
  var test: (SearchableTitle) -> Bool {
    switch self {
    case .words(let typed):
      let words = SearchedWords(typed)
      return { words.tier(in: $0) != nil }
    case .phrase(let phrase):
      let words = phrase.searchWords
      return { title in title.generalTexts.contains { $0.contains(inARow: words) } }
    case .text(let field, .beginnings(let text)):
      let words = text.searchWords
      return { $0[field].hasBeginnings(of: words) }
    case .text(let field, .phrase(let text)):
      let words = text.searchWords
      return { $0[field].contains(inARow: words) }
    case .number(let field, let test):
      return { field.value(of: $0.detail).map(test.accepts) ?? false }
    case .kind(let kind):
      return { $0.detail.kind == kind }
    case .not(let condition):
      let test = condition.test
      return { !test($0) }
    case .all(let conditions):
      let tests = conditions.map(\.test)
      return { title in tests.allSatisfy { $0(title) } }
    case .any(let conditions):
      let tests = conditions.map(\.test)
      return { title in tests.contains { $0(title) } }
    }
  }
}

extension FoldedText {
  /// Whether each of these words begins one of the text's.
  fileprivate func hasBeginnings(of words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { containsWord(beginningWith: $0) }
  }
}
