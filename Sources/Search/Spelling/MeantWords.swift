import Titles

/// Words as they were probably meant; likelier ones compare as less.
struct MeantWords: Comparable {
  private(set) var words: [String] = []
  private var mistakes = 0
  /// The number of words that resemble the typed ones only at the beginning, or not in the first
  /// letter.
  private var boldness = 0
  private var tier = MatchTier.nameWords
  /// Whether all words resemble the typed ones too closely for chance.
  private(set) var isLikely = true
  /// Whether all words resemble the typed ones too closely for chance if they are a title's whole
  /// name.
  private(set) var isLikelyName = true

  /// Makes an empty sequence of words.
  init() {}

  /// Applies a correction to a title; returns `nil` if the title does not have the word.
  ///
  /// A corrected word must be a whole word of a name. If it is neither short nor bold, it may also
  /// begin a word among people and genres, where far more words resemble any given one. Plots are
  /// not searched for corrections.
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

  /// Appends the next words.
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

  /// Whether the words equal a whole name of a title.
  func areName(of title: SearchableTitle) -> Bool {
    title.keys.contains(inARow: [NameText.key(of: words.joined(separator: " "))])
  }

  /// Whether the words, if they are not too short, are the first words of a title's name.
  func areBeginning(of title: SearchableTitle) -> Bool {
    let key = NameText.key(of: words.joined(separator: " "))
    guard key.utf8.count >= Self.shortestBeginning else { return false }
    return title.detail.names.map(\.searchWords).contains { name in
      name.indices.contains { NameText.key(of: Array(name[...$0])) == key }
    }
  }

  private static let shortestBeginning = 6

  private var unlikeliness: (Int, MatchTier, Int) { (mistakes, tier, boldness) }
}

extension WordCorrection {
  /// Whether the correction may be found among people and genres, not only in names.
  fileprivate var mayBeElsewhere: Bool { mistakes == 0 || !isBold && word.utf8.count >= 6 }
}

extension SearchableTitle {
  /// Whether a word is a prefix of a word among the known people or genres.
  fileprivate func hasPersonOrGenre(_ word: String) -> Bool {
    [TextField.director, .writer, .actor, .genre].contains {
      self[$0].containsWord(beginningWith: word)
    }
  }
}
