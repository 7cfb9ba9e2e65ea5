import Titles

/// Words as they were probably meant; the likelier ones are less.
struct MeantWords: Comparable {
  private(set) var words: [String] = []
  private var mistakes = 0
  /// How many of the words are like the typed ones in their beginnings only, or not in them.
  private var boldness = 0
  private var tier = MatchTier.nameWords
  /// Whether none of the words is like the typed one by chance.
  private(set) var isLikely = true
  /// Whether none of them is so if they are the whole name of a title.
  private(set) var isLikelyName = true

  /// No words yet.
  init() {}

  /// The word that is meant by another if it means this title.
  ///
  /// A correction leads to whole words of names, or to people and genres if it is neither short nor
  /// bold: far more people are like any word. No plot is searched for what might have been meant.
  init?(
    _ correction: WordCorrection, of typed: String, as title: SearchableTitle
  ) {
    let word = correction.word
    let isInName =
      correction.mistakes == 0
      ? SearchedWords([word]).tier(in: title).map { $0 < .anywhere } == true
      : title.nameTexts.contains { $0.contains(inARow: [word]) }
    guard isInName || correction.mayBeElsewhere && title.hasPersonOrGenre(word) else { return nil }
    words = title.words(writtenAs: word, typed: typed)
    mistakes = correction.mistakes
    boldness = correction.isBold ? 1 : 0
    isLikely = correction.isLikely
    isLikelyName = correction.isLikelyName
    tier = isInName ? .nameWords : .anywhere
  }

  /// Adds the next words of the row.
  mutating func add(_ other: MeantWords) {
    words += other.words
    mistakes += other.mistakes
    boldness += other.boldness
    isLikely = isLikely && other.isLikely
    isLikelyName = isLikelyName && other.isLikelyName
    tier = max(tier, other.tier)
  }

  static func < (left: MeantWords, right: MeantWords) -> Bool {
    left.unlikeliness < right.unlikeliness
  }

  static func == (left: MeantWords, right: MeantWords) -> Bool {
    left.unlikeliness == right.unlikeliness
  }

  /// Whether the words are a name of a title as a whole.
  func areName(of title: SearchableTitle) -> Bool {
    title.keys.contains(inARow: [NameText.key(of: words.joined(separator: " "))])
  }

  /// Whether several words, and no short ones, are how a name of a title begins.
  func areBeginning(of title: SearchableTitle) -> Bool {
    let key = NameText.key(of: words.joined(separator: " "))
    return words.count > 1 && key.utf8.count >= Self.shortestBeginning
      && title.keys.containsWord(beginningWith: key)
  }

  private static let shortestBeginning = 10

  private var unlikeliness: (Int, MatchTier, Int) { (mistakes, tier, boldness) }
}

extension WordCorrection {
  /// Whether it can lead to people and genres, not only to names.
  fileprivate var mayBeElsewhere: Bool { mistakes == 0 || !isBold && word.utf8.count >= 6 }
}

extension SearchableTitle {
  /// Whether a word begins one of the people's or the genres' that are known of it.
  fileprivate func hasPersonOrGenre(_ word: String) -> Bool {
    [TextField.director, .writer, .actor, .genre].contains {
      self[$0].containsWord(beginningWith: word)
    }
  }
}
