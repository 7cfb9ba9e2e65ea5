extension TitleCondition {
  /// Whether a title fulfils the condition.
  public func accepts(_ title: SearchableTitle) -> Bool {
    switch self {
    case .words(let typed): SearchedWords(typed).tier(in: title) != nil
    case .phrase(let phrase):
      TextField.general.contains { title[$0].contains(inARow: phrase.searchWords) }
    case .text(let field, .beginnings(let text)): title[field].hasBeginnings(of: text)
    case .text(let field, .phrase(let text)): title[field].contains(inARow: text.searchWords)
    case .number(let field, let test): field.value(of: title.detail).map(test.accepts) ?? false
    case .kind(let kind): title.detail.kind == kind
    case .not(let condition): !condition.accepts(title)
    case .all(let conditions): conditions.allSatisfy { $0.accepts(title) }
    case .any(let conditions): conditions.contains { $0.accepts(title) }
    }
  }
}

extension FoldedText {
  /// Whether each word of a text, as typed, begins a word of this one.
  fileprivate func hasBeginnings(of text: String) -> Bool {
    let words = text.searchWords
    return !words.isEmpty && words.allSatisfy { containsWord(beginningWith: $0) }
  }
}
