/// A text as it is searched: its words, folded by `searchWords`, in a row.
///
/// Texts that do not belong together, such as the names of two people, are divided by a word that
/// no query contains, so that no phrase spans them.
package struct FoldedText: Hashable, Sendable {
  /// The words, each with a space before it and the last one with a space after it; empty if there
  /// are none.
  private var bytes: [UInt8] = []

  /// Divides texts: a letter for private use, which is neither a letter nor a digit to `searchWords`.
  private static let division = "\u{E000}"

  package init(_ texts: some Sequence<String>) {
    let words = texts.map(\.searchWords).filter { !$0.isEmpty }
      .joined(separator: CollectionOfOne(Self.division))
    self.init(words: words)
  }

  package init(_ text: String?) { self.init(words: text?.searchWords ?? []) }

  package init(words: some Sequence<String>) {
    for word in words { bytes += Array(" \(word)".utf8) }
    if !bytes.isEmpty { bytes.append(Self.space) }
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The words with single spaces between them, as an index stores them.
  package var text: String { String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }

  /// The words, without those that divide texts.
  package var words: [String] {
    text.split(separator: " ").map(String.init).filter { $0 != Self.division }
  }

  /// Whether one of the words begins with this one, which is folded.
  package func containsWord(beginningWith word: some StringProtocol) -> Bool {
    contains([Self.space] + Array(word.utf8))
  }

  /// Whether these words, which are folded, stand in a row.
  package func contains(inARow words: [String]) -> Bool {
    !words.isEmpty && contains(Self(words: words).bytes)
  }

  private func contains(_ part: [UInt8]) -> Bool {
    var start = 0
    while start + part.count <= bytes.count {
      var length = 0
      while length < part.count, bytes[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
      start += 1
    }
    return false
  }

  private static let space = UInt8(ascii: " ")
}
