import Titles

/// The name of a title as it is searched besides its words.
package struct NameText: Sendable {
  /// Each name as a single word: see ``key(of:)``.
  package let keys: FoldedText
  /// Words by which the name is found, too, though they do not stand in it: each two neighbours as
  /// one word, so that `spiderman` finds `Spider-Man`; all words as one; other ways to write them;
  /// and for an episode those of its series.
  package let otherWords: FoldedText

  package init(_ title: TitleDetail) {
    let names = title.names.map(NameWords.init)
    let series = title.seriesTitle?.nameWords ?? []
    keys = FoldedText(words: names.map(\.key).filter { !$0.isEmpty })
    otherWords = FoldedText(words: names.flatMap(\.others) + series)
  }

  /// A name, typed or real, as a single word: without an article at its beginning, without `and`,
  /// and with numbers in words.
  ///
  /// Two ways to write the same name have the same key, and what is typed of a name so far has the
  /// beginning of its key.
  package static func key(of name: String) -> String { key(of: name.searchWords) }

  /// The words of a name, folded, as a single word.
  static func key(of folded: [String]) -> String {
    let words = beginsWithArticle(folded) ? Array(folded.dropFirst()) : folded
    return words.filter { $0 != "and" }.map(WaysToWrite.common).joined()
  }

  /// Whether an article stands before other words, which are folded.
  static func beginsWithArticle(_ folded: [String]) -> Bool {
    folded.count > 1 && folded.first.map(articles.contains) == true
  }

  private static let articles: Set<String> = ["the", "a", "an"]
}
