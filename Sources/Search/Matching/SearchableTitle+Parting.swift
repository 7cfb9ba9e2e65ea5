import Titles

extension SearchableTitle {
  /// The words that really stand in the title, in place of one by which it is found.
  ///
  /// - Parameters:
  ///   - word: A folded word: one of the title's words, two neighbours as one, or a whole name.
  ///   - typed: What was typed for it, which may be only the beginning of a name.
  /// - Returns: The words; the given one if it is one of the title's or only begins one.
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
  /// The folded words of a name; those that a hyphen or an apostrophe connects are one, such as
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

  /// Each so many neighbours.
  fileprivate func runs(of count: Int) -> [[String]] {
    indices.dropLast(count - 1).map { Array(self[$0..<($0 + count)]) }
  }

  /// How many mistakes lead from the key of these words to a typed one.
  fileprivate func mistakes(in typed: String) -> Int {
    let key = Array<UInt8>(NameText.key(of: text).utf8)
    let typed = Array<UInt8>(typed.utf8)
    var spelling = Spelling(typed)
    let most = key.count + typed.count
    return spelling.mistakes(for: key[...], atMost: most, isUnfinished: false) ?? most
  }
}
