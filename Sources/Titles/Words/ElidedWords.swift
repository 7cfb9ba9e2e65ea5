extension String {
  /// The words of the name of a title, folded as in ``searchWords``.
  ///
  /// In the names of French, Italian and Catalan titles, an apostrophe stands for the last vowel of
  /// a word before the next one: `d'une` is not `dune` but `d` and `une`, and `L'avventura` has the
  /// word `avventura`. In all other names, and elsewhere, an apostrophe does not separate words.
  package var nameWords: [String] { dividedAtElisions.searchWords }

  /// Whether the text contains an apostrophe, even one with a combining mark.
  package var hasApostrophe: Bool {
    isASCII
      ? utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "`") }
      : unicodeScalars.contains { Self.apostrophes.contains(Character($0)) }
  }

  /// The text with each apostrophe that stands for a vowel replaced by a blank.
  private var dividedAtElisions: String {
    guard hasApostrophe else { return self }
    var text = ""
    var word = ""
    for place in indices {
      let character = self[place]
      guard character.isLetter else {
        text.append(endsElision(word, at: place) ? " " : character)
        word = ""
        continue
      }
      text.append(character)
      word.append(character)
    }
    return text
  }

  /// Returns whether the word before an apostrophe has lost its vowel to the next word.
  private func endsElision(_ word: String, at place: Index) -> Bool {
    guard Self.apostrophes.contains(self[place]), Self.elided.contains(word.folded),
      let next = self[index(after: place)...].first, let letter = String(next).folded.first
    else { return false }
    return Self.vowels.contains(letter)
  }

  /// Words that lose their vowel before an apostrophe, as written there: the `l` of `L'avventura`.
  private static let elided: Set<String> = [
    "all", "bell", "c", "com", "d", "dall", "dell", "dov", "gl", "j", "jusqu", "l", "lorsqu", "m",
    "n", "nell", "qu", "quand", "quell", "quelqu", "s", "sant", "sull", "t", "un",
  ]

  /// The letters that count as vowels, including a silent `h`.
  private static let vowels: Set<Character> = ["a", "e", "h", "i", "o", "u", "y", "æ", "œ"]
}
