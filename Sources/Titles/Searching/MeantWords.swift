/// Words as they were probably meant; the likelier ones are less.
struct MeantWords: Comparable {
  private(set) var words: [String] = []
  private var mistakes = 0
  private var tier = MatchTier.nameWords

  /// No words yet.
  init() {}

  /// What is meant by a word if it means this title.
  ///
  /// A bold correction leads to names of titles only: far more people are like any word.
  init?(
    _ correction: Vocabulary.Correction, of typed: String, as title: SearchableTitle
  ) {
    guard let tier = SearchedWords([correction.word]).tier(in: title),
      tier < .anywhere || !correction.isBold
    else { return nil }
    words = title.words(writtenAs: correction.word, typed: typed)
    mistakes = correction.mistakes
    self.tier = max(tier, .nameWords)
  }

  /// Adds the next words of the row.
  mutating func add(_ other: MeantWords) {
    words += other.words
    mistakes += other.mistakes
    tier = max(tier, other.tier)
  }

  static func < (left: MeantWords, right: MeantWords) -> Bool {
    (left.mistakes, left.tier) < (right.mistakes, right.tier)
  }

  static func == (left: MeantWords, right: MeantWords) -> Bool {
    (left.mistakes, left.tier) == (right.mistakes, right.tier)
  }
}
