import Titles

/// A title that can be compared with conditions.
protocol MatchableTitle {
  var detail: TitleDetail { get }
  /// The names in forms other than their words.
  var names: NameText { get }
  /// The text of a field, folded.
  subscript(field: TextField) -> FoldedText { get }
  /// Whether a word in a field has a prefix.
  func hasWord(_ beginning: WordBeginning, in field: TextField) -> Bool
  /// Whether a name, written as a single word, has a prefix.
  func hasKey(_ beginning: WordBeginning) -> Bool
  /// Whether one of the other words that find the title, or a name as a single word, has a prefix.
  func isFound(by beginning: WordBeginning) -> Bool
}

extension MatchableTitle {
  /// The texts in which names are searched: the names, other words for them, and their keys.
  var nameTexts: [FoldedText] { [self[.name], names.otherWords, names.keys] }
}

extension SearchableTitle: MatchableTitle {
  func hasWord(_ beginning: WordBeginning, in field: TextField) -> Bool {
    self[field].contains(beginning)
  }

  func hasKey(_ beginning: WordBeginning) -> Bool { keys.contains(beginning) }

  func isFound(by beginning: WordBeginning) -> Bool {
    otherWords.contains(beginning) || keys.contains(beginning)
  }
}

/// A title whose texts are compared unfolded where possible: for a single comparison, that costs
/// less than folding all of them.
struct UnfoldedTitle: MatchableTitle {
  let detail: TitleDetail

  init(_ detail: TitleDetail) { self.detail = detail }

  var names: NameText { NameText(detail) }

  subscript(field: TextField) -> FoldedText { field.text(of: detail) }

  func hasWord(_ beginning: WordBeginning, in field: TextField) -> Bool {
    field.texts(of: detail).contains { beginning.beginsWord(of: $0, in: field) }
  }

  func hasKey(_ beginning: WordBeginning) -> Bool {
    mayBeFound(by: beginning) && names.keys.contains(beginning)
  }

  func isFound(by beginning: WordBeginning) -> Bool {
    if let series = detail.seriesTitle, beginning.beginsWord(of: series, in: .name) { return true }
    guard mayBeFound(by: beginning) else { return false }
    let names = names
    return names.otherWords.contains(beginning) || names.keys.contains(beginning)
  }

  private func mayBeFound(by beginning: WordBeginning) -> Bool {
    detail.names.contains(where: beginning.mayFind)
  }
}
