import Titles

/// Words that find nothing as they were typed, and what may have been meant by them.
struct MisspeltWords {
  private let typed: [String]
  /// For each word what may have been meant, itself included if it is known.
  private let choices: [[WordCorrection]]
  /// Corrections of all words written as one.
  private let wholes: [WordCorrection]

  /// How many words are considered in place of one.
  private static let limit = 12

  /// Looks for similar words.
  ///
  /// - Parameters:
  ///   - typed: Folded words; the last one may be unfinished.
  ///   - index: The titles, whose words find something.
  /// - Throws: What the index throws.
  init(_ typed: [String], in index: any TitleIndex) async throws(CatalogueError) {
    self.typed = typed
    var choices: [[WordCorrection]] = []
    for (place, word) in typed.enumerated() {
      let corrections = try await index.corrections(
        of: word, isUnfinished: place == typed.count - 1, limit: Self.limit)
      // Two typed words do not mean the same one.
      choices.append(corrections.filter { $0.mistakes == 0 || !typed.contains($0.word) })
    }
    self.choices = choices
    let whole =
      typed.count == 1
      ? []
      : try await index.corrections(
        of: NameText.key(of: typed), isUnfinished: true, limit: Self.limit)
    wholes = whole.filter { $0.mistakes > 0 }
  }

  /// Titles in which every word is at most this many edits away, and one is not closer; `nil`
  /// without such titles.
  func condition(atMost mistakes: Int) -> TitleCondition? {
    guard (choices.joined() + wholes).contains(where: { $0.mistakes == mistakes }) else {
      return nil
    }
    func words(_ corrections: [WordCorrection]) -> [TitleCondition] {
      corrections.filter { $0.mistakes <= mistakes }.map { .words([$0.word]) }
    }
    let each = choices.compactMap { TitleCondition(anyOf: words($0)) }
    let wordByWord = each.count == choices.count ? TitleCondition(allOf: each) : nil
    return TitleCondition(anyOf: (wordByWord.map { [$0] } ?? []) + words(wholes))
  }

  /// The words as they were probably meant if they mean this title; `nil` if they do not.
  ///
  /// What may be alike by chance is not meant, unless it is the whole name of the title: of several
  /// words whatever they are like, of one word if it is like that name.
  func meant(as title: SearchableTitle, atMost mistakes: Int) -> MeantWords? {
    // The words of a name are written as one from its beginning.
    let wholes = wholes.filter { title.hasName(beginningWith: $0.word) }
    let whole = meant(
      of: [NameText.key(of: typed)], wholes.isEmpty ? [] : [wholes], title, mistakes)
    let wordByWord = meant(of: typed, choices, title, mistakes)
    return [whole, wordByWord].compactMap(\.self)
      .filter { $0.isLikely || (typed.count > 1 || $0.isLikelyName) && $0.areName(of: title) }
      .min()
  }

  private func meant(
    of typed: [String], _ choices: [[WordCorrection]], _ title: SearchableTitle,
    _ mistakes: Int
  ) -> MeantWords? {
    guard !choices.isEmpty else { return nil }
    var meant = MeantWords()
    for (word, choices) in zip(typed, choices) {
      let best = choices.filter { $0.mistakes <= mistakes }
        .compactMap { MeantWords($0, of: word, as: title) }.min()
      guard let best else { return nil }
      meant.add(best)
    }
    return meant
  }
}

extension SearchableTitle {
  /// Whether one of its names begins so, written as one word.
  fileprivate func hasName(beginningWith word: String) -> Bool {
    keys.containsWord(beginningWith: word)
      || detail.names.contains { $0.searchWords.joined().hasPrefix(word) }
  }
}
