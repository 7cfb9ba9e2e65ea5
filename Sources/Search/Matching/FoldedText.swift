/// A text as it is searched: its words, folded by `searchWords`, in a row.
///
/// Texts that do not belong together, such as the names of two people, are divided by a word that
/// no query contains, so that no phrase spans them.
package struct FoldedText: Hashable, Sendable {
  /// The words, each with a space before it and the last one with a space after it; empty for
  /// none.
  private var bytes: [UInt8] = []
  /// Where the words begin: nothing is looked for anywhere else.
  private var beginnings: [Int32] = []

  /// Divides texts: a letter for private use, which is neither a letter nor a digit to
  /// `searchWords`.
  private static let division = "\u{E000}"

  /// Takes texts whose words are folded by `Swift.String.searchWords`, or otherwise.
  package init(
    _ texts: some Sequence<String>, words: (String) -> [String] = \.searchWords
  ) {
    let words = texts.map(words).filter { !$0.isEmpty }
      .joined(separator: CollectionOfOne(Self.division))
    self.init(words: words)
  }

  package init(_ text: String?) { self.init(words: text?.searchWords ?? []) }

  package init(words: some Sequence<String>) {
    for word in words {
      bytes.append(Self.space)
      beginnings.append(Int32(clamping: bytes.count))
      bytes.append(contentsOf: word.utf8)
    }
    if !bytes.isEmpty { bytes.append(Self.space) }
  }

  /// The words with single spaces between them, as an index stores them.
  package var text: String { String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }

  /// The words, without those that divide texts.
  package var words: [String] {
    bytes.split(separator: Self.space).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != Self.division }
  }

  /// Whether one of the words begins with this one, which is folded.
  package func containsWord(beginningWith word: some StringProtocol) -> Bool {
    contains(Array(word.utf8))
  }

  /// Whether these words, which are folded, stand in a row.
  package func contains(inARow words: [String]) -> Bool {
    !words.isEmpty && contains(Array(Self(words: words).bytes.dropFirst()))
  }

  /// Whether these bytes follow the beginning of a word.
  private func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return false }
    for beginning in beginnings where bytes[Int(beginning)] == first {
      if isThere(part, at: Int(beginning)) { return true }
    }
    return false
  }

  private func isThere(_ part: [UInt8], at place: Int) -> Bool {
    guard place + part.count <= bytes.count else { return false }
    var length = 0
    while length < part.count, bytes[place + length] == part[length] { length += 1 }
    return length == part.count
  }

  private static let space = UInt8(ascii: " ")
}
