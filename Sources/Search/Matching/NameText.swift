import Titles

/// The name of a title in the forms, other than its words, in which it is searched.
package struct NameText: Sendable {
  /// Each name as a single word: see ``key(of:)``.
  package let keys: FoldedText
  /// Words that find the name without being in it: each pair of neighbouring words as one, so that
  /// `spiderman` finds `Spider-Man`; all words as one; other spellings; pairs of neighbouring
  /// signs; and for an episode, the words of its series.
  package let otherWords: FoldedText

  package init(_ title: TitleDetail) {
    let names = title.names.map(NameWords.init)
    let series = title.seriesTitle?.nameWords ?? []
    keys = FoldedText(words: names.map(\.key).filter { !$0.isEmpty })
    otherWords = FoldedText(words: names.flatMap(\.others) + series)
  }

  /// Returns the key of a name, typed or real: a single word without an initial article, without
  /// `and`, and with numbers in words.
  ///
  /// Different spellings of a name have the same key, and an unfinished name has a prefix of the
  /// key.
  package static func key(of name: String) -> String { key(of: name.searchWords) }

  /// Returns the key of a name, given its folded words.
  static func key(of folded: [String]) -> String {
    let words = beginsWithArticle(folded) ? Array(folded.dropFirst()) : folded
    return words.filter { $0 != "and" }.map(WaysToWrite.common).joined()
  }

  /// Whether folded words begin with an article followed by others.
  static func beginsWithArticle(_ folded: [String]) -> Bool {
    folded.count > 1 && folded.first.map(isArticle) == true
  }

  /// Whether a folded word is an article.
  static func isArticle(_ word: String) -> Bool { articles.contains(word) }

  private static let articles: Set<String> = ["the", "a", "an"]
}
