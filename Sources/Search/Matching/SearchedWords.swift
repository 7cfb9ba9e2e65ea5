import Titles

/// Words that were typed one after the other, as they are looked for.
package struct SearchedWords: Sendable {
  /// The words, folded; empty if there is nothing to look for.
  package let words: [String]
  /// All of them as a single word, to be compared with the keys of names.
  package let key: String
  /// All of them as a single word if they begin with an article; `nil` for words without one, which
  /// may have been left out.
  ///
  /// A typed article distinguishes: `The Mis` is about The Mist rather than Misery.
  package let wholeWithArticle: String?
  /// The last word if it is a letter behind a longer word; `nil` for any other.
  ///
  /// A name that they are has it as a word, as Malcolm X has. It is more likely the beginning of
  /// one: `red d` is about Red Dragon rather than Redd.
  package let lastLetter: String?
  /// The keys that they have in other orders.
  package let keysInOtherOrders: [String]
  /// Other ways to say the same, such as `1917` for `nineteen seventeen`.
  package let readings: [SearchedWords]
  /// For each word the pairs of neighbouring signs that a name must have in its place; empty for
  /// words of scripts with blanks between words.
  package let signPairs: [[String]]
  /// The key as the beginning of a name.
  private let keyBeginning: WordBeginning
  /// Each word as it may begin in a name: alone, or with the word before.
  private let inNames: [[WordBeginning]]

  package init(_ typed: [String]) {
    let words = typed.flatMap(\.searchWords)
    self.init(
      words: words,
      readings: SpokenNumbers.readings(of: words).map { Self(words: $0, readings: []) })
  }

  private init(words: [String], readings: [SearchedWords]) {
    self.words = words
    self.readings = readings
    key = NameText.key(of: words)
    keysInOtherOrders = words.keysInOtherOrders
    wholeWithArticle =
      NameText.beginsWithArticle(words) && !key.isEmpty ? words.joined() : nil
    lastLetter = words.letterBehindWord
    signPairs = words.map(\.signPairs)
    keyBeginning = WordBeginning(key)
    inNames = words.indices.map { place in
      [words[place], words.joinedWithWord(before: place)].compactMap(\.self)
        .map(WordBeginning.init)
    }
  }

  /// The word that stands for one of these as well if a name begins a word with it: with the one
  /// before; `nil` for the first.
  ///
  /// With the one behind, it would begin like the word itself.
  package func joinedWithWord(before place: Int) -> String? {
    words.joinedWithWord(before: place)
  }

  /// How well a title matches; `nil` if it does not.
  ///
  /// Most titles have no name that begins with the words: their names need not be folded.
  package func tier(of title: TitleDetail) -> MatchTier? { tier(in: UnfoldedTitle(title)) }

  /// How well a title matches; `nil` if it does not.
  func tier(in title: some MatchableTitle) -> MatchTier? {
    (readings.compactMap { $0.ownTier(in: title) } + [ownTier(in: title)].compactMap(\.self)).min()
  }

  private func ownTier(in title: some MatchableTitle) -> MatchTier? {
    guard !words.isEmpty else { return nil }
    if !key.isEmpty, title.hasKey(keyBeginning) {
      let names = title.names
      if isName(of: title, names) {
        let hasArticle = wholeWithArticle.map { names.otherWords.contains(inARow: [$0]) }
        return hasArticle == true ? .nameWithArticle : .name
      }
      let hasArticle = wholeWithArticle.map { names.otherWords.containsWord(beginningWith: $0) }
      return hasArticle == true ? .beginningWithArticle : .nameBeginning
    }
    if words.indices.allSatisfy({ isInName(of: title, at: $0) }) {
      let keys = keysInOtherOrders.isEmpty ? nil : title.names.keys
      let isName = keysInOtherOrders.contains { keys?.contains(inARow: [$0]) == true }
      return isName ? .nameInAnotherOrder : .nameWords
    }
    return words.indices.allSatisfy({ isAnywhere(in: title, at: $0) }) ? .anywhere : nil
  }

  /// Whether they are one of a title's names, whatever the way of writing.
  private func isName(of title: some MatchableTitle, _ names: NameText) -> Bool {
    guard names.keys.contains(inARow: [key]) else { return false }
    guard let lastLetter else { return true }
    return title.nameTexts.contains { $0.contains(inARow: [lastLetter]) }
  }

  /// Whether a name of a title has each of the words as a whole.
  func areWhole(in title: TitleDetail) -> Bool {
    let name = TextField.name.text(of: title)
    return words.allSatisfy { name.contains(inARow: [$0]) }
  }

  /// Whether a title matches, however well.
  func match(_ title: some MatchableTitle) -> Bool {
    !words.isEmpty
      && (words.indices.allSatisfy { isAnywhere(in: title, at: $0) }
        || !key.isEmpty && title.hasKey(keyBeginning))
      || readings.contains { $0.match(title) }
  }

  private func isInName(of title: some MatchableTitle, at place: Int) -> Bool {
    inNames[place].contains { title.hasWord($0, in: .name) || title.isFound(by: $0) }
      || !signPairs[place].isEmpty
        && signPairs[place].allSatisfy { title.isFound(by: WordBeginning($0)) }
  }

  private func isAnywhere(in title: some MatchableTitle, at place: Int) -> Bool {
    let fields = TextField.general(for: words[place])
    return fields.contains { title.hasWord(inNames[place][0], in: $0) }
      || isInName(of: title, at: place)
  }
}

extension [String] {
  /// A word and the one before it as one; `nil` for the first.
  fileprivate func joinedWithWord(before place: Int) -> String? {
    place > 0 ? self[place - 1] + self[place] : nil
  }

  /// The keys of these words in all other orders; none for many words, which nobody mixes up.
  fileprivate var keysInOtherOrders: [String] {
    guard (2...3).contains(count) else { return [] }
    let own = NameText.key(of: self)
    return Set(orders.map(NameText.key(of:))).subtracting([own, ""]).sorted()
  }

  /// The words in all orders.
  private var orders: [[String]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { place in
      var rest = self
      let word = rest.remove(at: place)
      return rest.orders.map { [word] + $0 }
    }
  }

  /// The last of these words if it is a letter, and another is longer.
  fileprivate var letterBehindWord: String? {
    guard let last, last.count == 1, last.first?.isLetter == true else { return nil }
    return contains { $0.count > 1 } ? last : nil
  }
}
