extension SearchableTitle {
  /// The words that really stand in the title, in place of one by which it is found.
  ///
  /// - Parameters:
  ///   - word: A folded word: one of the title's words, two neighbours as one, or a whole name.
  ///   - typed: What was typed for it, which may be only the beginning of a name.
  /// - Returns: The words; the given one if it is one of the title's or only begins one.
  func words(writtenAs word: String, typed: String) -> [String] {
    if generalTexts.contains(where: { $0.contains(inARow: [word]) }) { return [word] }
    let names = detail.names.map(\.searchWords)
    let pairs = names.flatMap { zip($0, $0.dropFirst()) }
    if let pair = pairs.first(where: { $0 + $1 == word }) { return [pair.0, pair.1] }
    let beginnings = names.filter { NameText.key(of: $0) == word || $0.joined() == word }
      .flatMap { name in name.indices.map { Array(name[...$0]) } }
    return beginnings.min { $0.mistakes(in: typed) < $1.mistakes(in: typed) } ?? [word]
  }
}

extension [String] {
  /// How many mistakes lead from the key of these words to a typed one.
  fileprivate func mistakes(in typed: String) -> Int {
    let key = Array<UInt8>(NameText.key(of: self).utf8)
    let typed = Array<UInt8>(typed.utf8)
    var spelling = Spelling(typed)
    let most = key.count + typed.count
    return spelling.mistakes(for: key[...], atMost: most, isUnfinished: false) ?? most
  }
}
