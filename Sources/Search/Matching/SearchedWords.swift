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

  package init(_ typed: [String]) {
    words = typed.flatMap(\.searchWords)
    key = NameText.key(of: words)
    wholeWithArticle =
      NameText.beginsWithArticle(words) && !key.isEmpty ? words.joined() : nil
    lastLetter = words.letterBehindWord
  }

  /// The word that stands for one of these as well if a name begins a word with it: with the one
  /// before; `nil` for the first.
  ///
  /// With the one behind, it would begin like the word itself.
  package func joinedWithWord(before place: Int) -> String? {
    place > 0 ? words[place - 1] + words[place] : nil
  }

  /// How well a title matches; `nil` if it does not.
  package func tier(in title: SearchableTitle) -> MatchTier? {
    guard !words.isEmpty else { return nil }
    if isName(of: title) {
      let hasArticle = wholeWithArticle.map { title.otherWords.contains(inARow: [$0]) }
      return hasArticle == true ? .nameWithArticle : .name
    }
    if !key.isEmpty, title.keys.containsWord(beginningWith: key) {
      let hasArticle = wholeWithArticle.map { title.otherWords.containsWord(beginningWith: $0) }
      return hasArticle == true ? .beginningWithArticle : .nameBeginning
    }
    if words.indices.allSatisfy({ isInName(of: title, at: $0) }) { return .nameWords }
    return words.indices.allSatisfy({ isAnywhere(in: title, at: $0) }) ? .anywhere : nil
  }

  /// Whether they are one of a title's names, whatever the way of writing.
  private func isName(of title: SearchableTitle) -> Bool {
    guard !key.isEmpty, title.keys.contains(inARow: [key]) else { return false }
    guard let lastLetter else { return true }
    return title.nameTexts.contains { $0.contains(inARow: [lastLetter]) }
  }

  private func isInName(of title: SearchableTitle, at place: Int) -> Bool {
    [words[place], joinedWithWord(before: place)].compactMap(\.self).contains { word in
      title.nameTexts.contains { $0.containsWord(beginningWith: word) }
    }
  }

  private func isAnywhere(in title: SearchableTitle, at place: Int) -> Bool {
    isInName(of: title, at: place)
      || TextField.general(for: words[place]).contains {
        title[$0].containsWord(beginningWith: words[place])
      }
  }
}

extension [String] {
  /// The last of these words if it is a letter, and another is longer.
  fileprivate var letterBehindWord: String? {
    guard let last, last.count == 1, last.first?.isLetter == true else { return nil }
    return contains { $0.count > 1 } ? last : nil
  }
}
