import Titles

/// The words of one of a title's names, and other words that find it.
package struct NameWords: Sendable {
  /// The words, folded as in any other text.
  package let folded: [String]
  /// The words of the name, folded: see `Swift.String.nameWords`.
  package let words: [String]
  /// Whether the name begins with an article that is followed by a blank.
  package let hasArticle: Bool

  package init(_ name: String) {
    folded = name.searchWords
    words = name.hasApostrophe ? name.nameWords : folded
    hasArticle = name.beginsWithArticle
  }

  /// The name as a single word, which may be empty: see ``NameText/key(of:)``.
  package var key: String { NameText.key(of: folded) }

  /// Each pair of neighbouring words as one, all words as one, other spellings, and pairs of
  /// neighbouring signs in names without blanks.
  package var others: [String] {
    var others = zip(words, words.dropFirst()).map { $0 + $1 }
    for (place, word) in words.enumerated() {
      others += WaysToWrite.others(than: word, isFirst: place == 0)
    }
    if words.count > 2 { others.append(words.joined()) }
    others += words.flatMap(\.innerSignPairs)
    return others
  }
}
