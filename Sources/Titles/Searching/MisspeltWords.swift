/// Words that find nothing as they were typed, and what may have been meant by them.
struct MisspeltWords {
  private let typed: [String]
  /// For each word what may have been meant, itself included if it is known.
  private let choices: [[Vocabulary.Correction]]
  /// What may have been meant by all words written as one.
  private let wholes: [Vocabulary.Correction]

  /// How many words are considered in place of one.
  private static let limit = 12

  /// Looks for similar words.
  ///
  /// - Parameters:
  ///   - typed: Folded words, of which the last one may be unfinished.
  ///   - vocabulary: The words that find something.
  init(_ typed: [String], in vocabulary: Vocabulary) {
    self.typed = typed
    choices = typed.enumerated().map { place, word in
      let isLast = place == typed.count - 1
      let corrections = vocabulary.corrections(
        of: word, isUnfinished: isLast, limit: Self.limit)
      return vocabulary.knows(word, isUnfinished: isLast)
        ? [.init(word: word, mistakes: 0, isBold: false)] + corrections : corrections
    }
    wholes =
      typed.count == 1
      ? []
      : vocabulary.corrections(of: NameText.key(of: typed), isUnfinished: true, limit: Self.limit)
  }

  /// What titles are like for which no word has more than so many mistakes; `nil` if there are none.
  func condition(atMost mistakes: Int) -> TitleCondition? {
    func words(_ corrections: [Vocabulary.Correction]) -> [TitleCondition] {
      corrections.filter { $0.mistakes <= mistakes }.map { .words([$0.word]) }
    }
    let each = choices.compactMap { TitleCondition(anyOf: words($0)) }
    let wordByWord = each.count == choices.count ? TitleCondition(allOf: each) : nil
    return TitleCondition(anyOf: (wordByWord.map { [$0] } ?? []) + words(wholes))
  }

  /// The words as they were probably meant if they mean this title; `nil` if they do not.
  func reading(as title: SearchableTitle, atMost mistakes: Int) -> Reading? {
    let whole = reading(
      of: [NameText.key(of: typed)], wholes.isEmpty ? [] : [wholes], title, mistakes)
    let wordByWord = reading(of: typed, choices, title, mistakes)
    return [whole, wordByWord].compactMap(\.self).min()
  }

  private func reading(
    of typed: [String], _ choices: [[Vocabulary.Correction]], _ title: SearchableTitle,
    _ mistakes: Int
  ) -> Reading? {
    guard !choices.isEmpty else { return nil }
    var reading = Reading()
    for (word, choices) in zip(typed, choices) {
      let best = choices.filter { $0.mistakes <= mistakes }
        .compactMap { Reading($0, of: word, as: title) }.min()
      guard let best else { return nil }
      reading.add(best)
    }
    return reading
  }
}

/// Words as they were probably meant; the likelier ones are less.
struct Reading: Comparable {
  private(set) var words: [String] = []
  private var mistakes = 0
  private var tier = MatchTier.nameWords

  init() {}

  /// What is meant by a word if it means this title.
  ///
  /// A bold correction must not lead to any person: most people are not those in an index.
  fileprivate init?(
    _ correction: Vocabulary.Correction, of typed: String, as title: SearchableTitle
  ) {
    guard let tier = SearchedWords([correction.word]).tier(in: title),
      tier < .anywhere || !correction.isBold
    else { return nil }
    words = title.words(writtenAs: correction.word, typed: typed)
    mistakes = correction.mistakes
    self.tier = max(tier, .nameWords)
  }

  fileprivate mutating func add(_ other: Reading) {
    words += other.words
    mistakes += other.mistakes
    tier = max(tier, other.tier)
  }

  static func < (left: Reading, right: Reading) -> Bool {
    (left.mistakes, left.tier) < (right.mistakes, right.tier)
  }

  static func == (left: Reading, right: Reading) -> Bool {
    (left.mistakes, left.tier) == (right.mistakes, right.tier)
  }
}
