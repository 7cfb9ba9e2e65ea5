extension Vocabulary {
  /// Other words that may have been meant by words that find nothing, the likeliest first.
  ///
  /// Words that nobody knows are replaced all at once; where all are known, one after the other is.
  ///
  /// - Parameter words: Folded words, of which the last one may be unfinished.
  /// - Returns: At most a dozen of such rows of words.
  func rewritings(of words: [String]) -> [[String]] {
    let last = words.count - 1
    let unknown = words.indices.filter { !knows(words[$0], isUnfinished: $0 == last) }
    let corrections = words.indices.map { place in
      unknown.isEmpty || unknown.contains(place)
        ? self.corrections(of: words[place], isUnfinished: place == last, limit: 3) : []
    }
    guard unknown.isEmpty else {
      guard unknown.allSatisfy({ !corrections[$0].isEmpty }) else { return [] }
      return replacements(of: words, at: unknown, with: corrections)
    }
    return words.indices.flatMap { place in
      replacements(of: words, at: [place], with: corrections)
    }
  }

  /// The words with the likeliest corrections at some places, then with the next ones at each.
  private func replacements(
    of words: [String], at places: [Int], with corrections: [[String]]
  ) -> [[String]] {
    var likeliest = words
    for place in places { likeliest[place] = corrections[place].first ?? words[place] }
    let others = places.flatMap { place in
      corrections[place].dropFirst().map { correction in
        var words = likeliest
        words[place] = correction
        return words
      }
    }
    return Array(([likeliest] + others).filter { $0 != words }.prefix(12))
  }

  /// Whether there is such a word, or one that begins like it if it may be unfinished.
  ///
  /// - Complexity: O(*n*) in the number of words.
  private func knows(_ word: String, isUnfinished: Bool) -> Bool {
    contains(wordBeginningWith: Array(word.utf8), isWhole: !isUnfinished)
  }
}
