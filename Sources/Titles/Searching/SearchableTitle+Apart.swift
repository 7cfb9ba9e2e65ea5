extension SearchableTitle {
  /// A word by which the title is found as the words that really stand in it.
  ///
  /// - Parameters:
  ///   - word: A folded word: one of the title's words, two neighbours as one, or a key.
  ///   - typed: What was typed for it, which may be only the beginning of the key.
  /// - Returns: The words; the given one if it is the title's, or only begins one of its words.
  func apart(_ word: String, typed: String) -> [String] {
    if TextField.general.contains(where: { self[$0].contains(inARow: [word]) }) { return [word] }
    let names = detail.names.map(\.searchWords)
    for name in names {
      for (first, second) in zip(name, name.dropFirst()) where first + second == word {
        return [first, second]
      }
    }
    guard keys.contains(inARow: [word]) else { return [word] }
    return beginning(
      of: names.filter { NameText.key(of: $0.joined(separator: " ")) == word }, nearestTo: typed)
  }

  /// Those first words of one of the names that look most like what was typed as a single word.
  private func beginning(of names: [[String]], nearestTo typed: String) -> [String] {
    var spelling = Spelling(Array(typed.utf8))
    var nearest: (words: [String], mistakes: Int) = ([], .max)
    for name in names {
      for count in name.indices.map({ $0 + 1 }) {
        let words = Array(name.prefix(count))
        let key = Array(NameText.key(of: words.joined(separator: " ")).utf8)
        let mistakes = spelling.mistakes(
          for: key[...], atMost: key.count + typed.utf8.count, isUnfinished: false)
        if let mistakes, mistakes < nearest.mistakes { nearest = (words, mistakes) }
      }
    }
    return nearest.words
  }
}
