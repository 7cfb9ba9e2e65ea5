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
      bytes += Array(word.utf8)
      ends.append(Int32(bytes.count))
      counts.append(Int32(clamping: count))
    }
  }

  public var count: Int { ends.count }
}
