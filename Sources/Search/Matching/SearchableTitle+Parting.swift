import Titles

extension SearchableTitle {
  /// Returns the words as written in the title, in place of a word by which it is found.
  ///
  /// - Parameters:
  ///   - word: A folded word: one of the title's words, two neighbours as one, or a whole name.
  ///   - typed: The typed word, which may be only the beginning of a name.
  /// - Returns: The words; the given one if the title contains it, or only a longer word.
  func words(writtenAs word: String, typed: String) -> [String] {
    if generalTexts.contains(where: { $0.contains(inARow: [word]) }) { return [word] }
    let names = detail.names.map(\.writtenWords)
    let runs = (1...2).flatMap { count in names.flatMap { $0.runs(of: count) } }
    if let run = runs.first(where: { $0.asOneWord == word }) { return run }
    let beginnings = names.filter { NameText.key(of: $0.text) == word || $0.asOneWord == word }
      .flatMap { name in name.indices.map { Array(name[...$0]) } }
    return beginnings.min { $0.mistakes(in: typed) < $1.mistakes(in: typed) } ?? [word]
  }
}

extension String {
  /// The folded words of a name; parts joined by a hyphen or an apostrophe are one word, such as
  /// `spider-man` and `l'avventura`.
  fileprivate var writtenWords: [String] {
    split(whereSeparator: \.isWhitespace).flatMap { part -> [String] in
      let words = String(part).nameWords
      guard words.count > 1 else { return words }
      if part.contains("-") { return [words.joined(separator: "-")] }
      return part.contains(where: Self.apostrophes.contains)
        ? [words.joined(separator: "'")] : words
    }
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: " ") }

  fileprivate var asOneWord: String { text.searchWords.joined() }

  /// Returns all runs of neighbours of a length.
  fileprivate func runs(of count: Int) -> [[String]] {
    indices.dropLast(count - 1).map { Array(self[$0..<($0 + count)]) }
  }

  /// Returns the number of mistakes between the key of these words and a typed word.
  fileprivate func mistakes(in typed: String) -> Int {
    let key = Array<UInt8>(NameText.key(of: text).utf8)
    let typed = Array<UInt8>(typed.utf8)
    var spelling = Spelling(typed)
    let most = key.count + typed.count
    return spelling.mistakes(for: key[...], atMost: most, isUnfinished: false) ?? most
  }
}
