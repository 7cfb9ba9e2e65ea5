public import Titles

/// The words of an index, used to correct misspelt words.
public struct Vocabulary: Sendable {
  /// The words in UTF-8, one after the other.
  private var bytes: [UInt8] = []
  /// The end of each word in `bytes`.
  private var ends: [Int32] = []
  /// The number of titles with each word.
  private var counts: [Int32] = []
  /// The letters of each word.
  private var letters: [LetterSet] = []

  /// Makes a vocabulary of folded words, each with its number of titles.
  public init(_ words: some Sequence<(word: String, count: Int)>) {
    for (word, count) in words {
      bytes.append(contentsOf: word.utf8)
      ends.append(Int32(clamping: bytes.count))
      counts.append(Int32(clamping: count))
      letters.append(LetterSet(word.utf8))
    }
  }

  /// Returns the likely corrections of a word, the likeliest first.
  ///
  /// The word itself comes first if it is known. The others are sorted by their number of mistakes;
  /// among equals, bold ones come last, and then those with more titles come first.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isUnfinished: Whether the word may be only the beginning of one.
  ///   - limit: The maximum number of corrections, besides the word itself.
  /// - Returns: The words; at most the word itself if it is too short to correct.
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

  /// Whether the vocabulary has this word or, if the word may be unfinished, one with this prefix.
  ///
  /// - Complexity: O(*n*) in the number of words.
  func knows(_ word: String, isUnfinished: Bool) -> Bool {
    let typed = Array(word.utf8)
    return ranges.contains {
      bytes[$0].starts(with: typed) && (isUnfinished || $0.count == typed.count)
    }
  }

  /// The range of each word in the bytes.
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

    /// The sort key of the candidate.
    private var place: (Int, Int, Int, Int) {
      (slip.mistakes, slip.isBold ? 1 : 0, rarity, range.lowerBound)
    }
  }
}

/// A set of the letters in a word; some rare ones are not distinguished.
///
/// Most words of a vocabulary lack so many letters of a typed one that nothing else needs to be
/// compared.
private struct LetterSet {
  private var bits: UInt32 = 0

  init(_ word: some Sequence<UInt8>) {
    for byte in word { bits |= 1 << UInt32(byte & 31) }
  }

  /// Returns the number of letters of another word that this one lacks: the fewest possible
  /// mistakes.
  func missing(from other: LetterSet) -> Int { (other.bits & ~bits).nonzeroBitCount }
}
