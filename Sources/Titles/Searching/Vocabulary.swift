/// The words of an index, to find the one that was meant by a misspelt one.
public struct Vocabulary: Sendable {
  /// The words one after the other, in UTF-8.
  private var bytes: [UInt8] = []
  /// Where each word ends.
  private var ends: [Int32] = []
  /// In how many titles each word occurs.
  private var counts: [Int32] = []

  /// Takes folded words, and in how many titles each occurs.
  public init(_ words: some Sequence<(word: String, count: Int)>) {
    for (word, count) in words {
      bytes.append(contentsOf: word.utf8)
      ends.append(Int32(clamping: bytes.count))
      counts.append(Int32(clamping: count))
    }
  }

  /// How many words it has.
  public var count: Int { ends.count }

  /// The words that may have been meant by a word that is not among them, the likeliest first: those
  /// with the fewest mistakes, and among these, those that begin with the same letter, and those of
  /// the most titles.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isUnfinished: Whether it may be only the beginning of what is being typed.
  ///   - limit: The most words that are wanted.
  /// - Returns: The words; none for a word that is too short to tell.
  /// - Complexity: O(*n*) in the number of words.
  public func corrections(of word: String, isUnfinished: Bool, limit: Int) -> [String] {
    let typed = Array(word.utf8)
    guard let most = Spelling.mostMistakes(in: typed.count) else { return [] }
    var spelling = Spelling(typed)
    var candidates: [Candidate] = []
    var start = 0
    for (place, end) in ends.enumerated() {
      let range = start..<Int(end)
      start = Int(end)
      let mistakes = spelling.mistakes(
        for: bytes[range], atMost: most, isUnfinished: isUnfinished)
      guard let mistakes else { continue }
      candidates.append(
        Candidate(
          range: range, mistakes: mistakes, hasOtherStart: bytes[range].first != typed.first,
          rarity: -Int(counts[place])))
    }
    return candidates.sorted().prefix(limit)
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Whether one of the words begins with this one, or is it.
  ///
  /// - Complexity: O(*n*) in the number of words.
  func contains(wordBeginningWith word: [UInt8], isWhole: Bool) -> Bool {
    var start = 0
    for end in ends {
      let letters = bytes[start..<Int(end)]
      start = Int(end)
      if letters.starts(with: word), !isWhole || letters.count == word.count { return true }
    }
    return false
  }

  private struct Candidate: Comparable {
    let range: Range<Int>
    let mistakes: Int
    let hasOtherStart: Bool
    let rarity: Int

    static func < (left: Candidate, right: Candidate) -> Bool {
      (left.mistakes, left.hasOtherStart ? 1 : 0, left.rarity, left.range.lowerBound)
        < (right.mistakes, right.hasOtherStart ? 1 : 0, right.rarity, right.range.lowerBound)
    }
  }
}
