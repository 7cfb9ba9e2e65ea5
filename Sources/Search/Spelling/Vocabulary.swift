public import Titles

/// The words of an index, to find the one that was meant by a misspelt one.
public struct Vocabulary: Sendable {
  /// The words one after the other, in UTF-8.
  private var bytes: [UInt8] = []
  /// Where each word ends.
  private var ends: [Int32] = []
  /// In how many titles each word occurs.
  private var counts: [Int32] = []
  /// Which letters each word has.
  private var letters: [LetterSet] = []

  /// Takes folded words, and in how many titles each occurs.
  public init(_ words: some Sequence<(word: String, count: Int)>) {
    for (word, count) in words {
      bytes.append(contentsOf: word.utf8)
      ends.append(Int32(clamping: bytes.count))
      counts.append(Int32(clamping: count))
      letters.append(LetterSet(word.utf8))
    }
  }

  /// The words that may have been meant by a word, the likeliest first: the word itself if it is
  /// known, then those with the fewest mistakes, and among these those that are not bold, and those
  /// of the most titles.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isUnfinished: Whether it may be only the beginning of what is being typed.
  ///   - limit: The most words that are wanted.
  /// - Returns: The words; none but itself for a word that is too short to tell.
  /// - Complexity: O(*n*) in the number of words.
  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) -> [WordCorrection] {
    let others = misspelt(word, isUnfinished: isUnfinished, limit: limit)
    return knows(word, isUnfinished: isUnfinished)
      ? [WordCorrection(word: word, mistakes: 0)] + others : others
  }

  private func misspelt(_ word: String, isUnfinished: Bool, limit: Int) -> [WordCorrection] {
    let typed = Array(word.utf8)
    guard let most = Spelling.mostMistakes(in: typed.count) else { return [] }
    let typedLetters = LetterSet(typed)
    var spelling = Spelling(typed)
    var candidates: [Candidate] = []
    for (place, range) in ranges.enumerated() {
      guard letters[place].missing(from: typedLetters) <= most else { continue }
      let mistakes = spelling.mistakes(for: bytes[range], atMost: most, isUnfinished: isUnfinished)
      guard let mistakes, mistakes > 0 else { continue }
      let isWhole =
        spelling.mistakes(for: bytes[range], atMost: mistakes, isUnfinished: false) != nil
      let slip = Slip(
        from: bytes[range], to: typed, mistakes: mistakes, isBeginning: !isWhole)
      guard isWhole || !slip.hasOtherStart else { continue }
      candidates.append(
        Candidate(range: range, slip: slip, rarity: -Int(counts[place])))
    }
    return candidates.sorted().prefix(limit).map {
      WordCorrection(
        word: String(decoding: bytes[$0.range], as: UTF8.self), mistakes: $0.slip.mistakes,
        isBold: $0.slip.isBold, isLikely: $0.slip.isLikely, isLikelyName: $0.slip.isLikelyName)
    }
  }

  /// Whether one of the words is this one, or begins with it if it may be unfinished.
  ///
  /// - Complexity: O(*n*) in the number of words.
  func knows(_ word: String, isUnfinished: Bool) -> Bool {
    let typed = Array(word.utf8)
    return ranges.contains {
      bytes[$0].starts(with: typed) && (isUnfinished || $0.count == typed.count)
    }
  }

  /// The places of the words in the bytes.
  private var ranges: some Sequence<Range<Int>> {
    ends.indices.lazy.map { (place: Int) in
      (place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])
    }
  }

  private struct Candidate: Comparable {
    let range: Range<Int>
    let slip: Slip
    let rarity: Int

    static func < (left: Candidate, right: Candidate) -> Bool { left.place < right.place }

    static func == (left: Candidate, right: Candidate) -> Bool { left.place == right.place }

    /// The order of the candidates.
    private var place: (Int, Int, Int, Int) {
      (slip.mistakes, slip.isBold ? 1 : 0, rarity, range.lowerBound)
    }
  }
}

/// The letters that occur in a word; some that are rare count as the same.
///
/// Most words of a vocabulary lack so many letters of a typed one that nothing else about them
/// need be known.
private struct LetterSet {
  private var bits: UInt32 = 0

  init(_ word: some Sequence<UInt8>) {
    for byte in word { bits |= 1 << UInt32(byte & 31) }
  }

  /// How many letters of another word this one lacks: at least as many mistakes lead to that word.
  func missing(from other: LetterSet) -> Int { (other.bits & ~bits).nonzeroBitCount }
}
