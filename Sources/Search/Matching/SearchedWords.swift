import Titles

/// A sequence of typed words, prepared for searching.
package struct SearchedWords: Sendable {
  /// The folded words; empty if there is nothing to search for.
  package let words: [String]
  /// The words as a single word, to be compared with the keys of names.
  package let key: String
  /// The words as a single word if they begin with an article; `nil` otherwise, as an article may
  /// have been left out.
  ///
  /// A typed article distinguishes names: `The Mis` means The Mist rather than Misery.
  package let wholeWithArticle: String?
  /// The last word if it is a single letter after a longer word; `nil` otherwise.
  ///
  /// A name that equals the words must contain the letter as a word, as Malcolm X does. More often
  /// the letter begins a word: `red d` means Red Dragon rather than Redd.
  package let lastLetter: String?
  /// The keys of the words in other orders.
  package let keysInOtherOrders: [String]
  /// Other readings of the words, such as `1917` for `nineteen seventeen`.
  package let readings: [SearchedWords]
  /// For each word, the pairs of neighbouring signs that a name may contain in its place; empty for
  /// words of scripts with blanks.
  package let signPairs: [[String]]
  /// The key as a prefix of a name.
  private let keyBeginning: WordBeginning
  /// The prefixes that match each word in names: the word alone, or joined with the previous one.
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

  /// Returns a word joined with the previous one, which may match a name in place of the word;
  /// `nil` for the first word.
  ///
  /// Joining a word with the next one is unnecessary: the result would begin like the word itself.
  package func joinedWithWord(before place: Int) -> String? {
    words.joinedWithWord(before: place)
  }

  /// Returns how well a title matches; `nil` if it does not.
  ///
  /// Most titles have no name that begins with the words, so their names need not be folded.
  package func tier(of title: TitleDetail) -> MatchTier? { tier(in: UnfoldedTitle(title)) }

  /// Returns how well a title matches; `nil` if it does not.
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

  /// Whether the words equal one of a title's names, in any spelling.
  private func isName(of title: some MatchableTitle, _ names: NameText) -> Bool {
    guard names.keys.contains(inARow: [key]) else { return false }
    guard let lastLetter else { return true }
    return title.nameTexts.contains { $0.contains(inARow: [lastLetter]) }
  }

  /// Whether a title matches, in any tier.
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
  /// Joins a word with the one before; returns `nil` for the first.
  fileprivate func joinedWithWord(before place: Int) -> String? {
    place > 0 ? self[place - 1] + self[place] : nil
  }

  /// The keys of two or three words in all other orders; empty for more, which are rarely mixed up.
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

  /// The last word if it is a single letter, and another word is longer.
  fileprivate var letterBehindWord: String? {
    guard let last, last.count == 1, last.first?.isLetter == true else { return nil }
    return contains { $0.count > 1 } ? last : nil
  }
}
