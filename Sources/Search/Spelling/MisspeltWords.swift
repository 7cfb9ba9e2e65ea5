import Titles

/// Words that find nothing as typed, with their likely corrections.
struct MisspeltWords {
  private let typed: [String]
  /// The corrections of each word, including the word itself if it is known.
  private let choices: [[WordCorrection]]
  /// The corrections of all words joined as one.
  private let wholes: [WordCorrection]

  /// The maximum number of corrections per word.
  private static let limit = 12

  /// Finds the likely corrections of typed words.
  ///
  /// - Parameters:
  ///   - typed: Folded words; the last one may be unfinished.
  ///   - index: The index, whose words are the possible corrections.
  ///   - areComplete: Whether the last word is finished, too; if so, the words joined as one are
  ///     not corrected.
  /// - Throws: Any error of the index.
  init(
    _ typed: [String], in index: any TitleIndex, areComplete: Bool = false
  ) async throws(CatalogueError) {
    self.typed = typed
    var choices: [[WordCorrection]] = []
    for (place, word) in typed.enumerated() {
      if areComplete, NameText.isArticle(word) {
        // An article stays as it is: too many titles have a word that resembles it.
        choices.append([WordCorrection(word: word, mistakes: 0)])
        continue
      }
      let corrections = try await index.corrections(
        of: word, isUnfinished: !areComplete && place == typed.count - 1, limit: Self.limit)
      // A word is not corrected to another typed one.
      choices.append(corrections.filter { $0.mistakes == 0 || !typed.contains($0.word) })
    }
    self.choices = choices
    let whole =
      typed.count == 1 || areComplete
      ? []
      : try await index.corrections(
        of: NameText.key(of: typed), isUnfinished: true, limit: Self.limit)
    wholes = whole.filter { $0.mistakes > 0 }
  }

  private init(_ typed: [String], choices: [[WordCorrection]]) {
    self.typed = typed
    self.choices = choices
    wholes = []
  }

  /// Returns the words without the one at a place.
  func without(_ place: Int) -> MisspeltWords {
    func rest<Element>(_ all: [Element]) -> [Element] {
      Array(all[..<place] + all[(place + 1)...])
    }
    return MisspeltWords(rest(typed), choices: rest(choices))
  }

  /// Whether the words suffice to look for a title: at least two are longer than `the` and `of`.
  var areTelling: Bool {
    typed.count { $0.utf8.count >= Self.shortestTelling } >= Self.fewestTelling
  }

  private static let shortestTelling = 4
  private static let fewestTelling = 2

  /// Returns the places of the words, those with the fewest titles first.
  func placesOfRarest(in index: any TitleIndex) async throws(CatalogueError) -> [Int] {
    var counts: [(place: Int, count: Int)] = []
    for (place, word) in typed.enumerated() {
      let hits = try await index.hits(for: LocalSearch(.words([word])), in: 0..<1)
      counts.append((place, hits.total ?? .max))
    }
    return counts.sorted { ($0.count, $0.place) < ($1.count, $1.place) }.map(\.place)
  }

  /// Returns a condition for titles whose names have all words, with one of them, or several long
  /// ones, corrected by at most this many edits; `nil` if no correction has exactly this many.
  ///
  /// Several short words are not corrected together, since they resemble the words of too many
  /// names.
  func nameCondition(atMost mistakes: Int) -> TitleCondition? {
    let meant = choices.map { $0.filter { (1...mistakes).contains($0.mistakes) } }
    guard meant.joined().contains(where: { $0.mistakes == mistakes }) else { return nil }
    let one = typed.indices.map { place in
      names(typed.indices.map { $0 == place ? meant[$0].map(\.word) : [typed[$0]] })
    }
    let long = typed.indices.filter { typed[$0].utf8.count >= Self.shortestOfSeveral }
    let several = names(
      typed.indices.map { [typed[$0]] + (long.contains($0) ? meant[$0].map(\.word) : []) })
    return TitleCondition(
      anyOf: (one + (long.count > 1 ? [several] : [])).compactMap(\.self))
  }

  private static let shortestOfSeveral = 5

  /// Returns a condition for titles whose names contain one of the words for each place; `nil` if a
  /// place has no word.
  private func names(_ words: [[String]]) -> TitleCondition? {
    let each = words.compactMap { words in
      TitleCondition(anyOf: words.map { .text(.name, .phrase($0)) })
    }
    return each.count == words.count ? TitleCondition(allOf: each) : nil
  }

  /// Whether the words, as corrected for a title, equal its name or, if they are long enough, begin
  /// it.
  func areNearName(of title: TitleDetail, atMost mistakes: Int) -> Bool {
    let title = SearchableTitle(title)
    guard let meant = meant(as: title, atMost: mistakes) else { return false }
    return meant.areName(of: title) || meant.areBeginning(of: title)
  }

  /// Returns a condition for titles in which every word is at most this many edits away; `nil` if
  /// no correction is exactly this many edits away.
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

  /// Returns the words as corrected for a title; `nil` if they do not lead to it.
  ///
  /// Words that may resemble the title by chance count only if they are its whole name; a single
  /// word must also be similar enough to that name.
  func meant(as title: SearchableTitle, atMost mistakes: Int) -> MeantWords? {
    // A name written as one word is matched from its beginning.
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
  /// Whether one of the names, written as one word, has this prefix.
  fileprivate func hasName(beginningWith word: String) -> Bool {
    keys.containsWord(beginningWith: word)
      || detail.names.contains { $0.searchWords.joined().hasPrefix(word) }
  }
}
