import Titles

/// A text prepared for searching: its words, folded by `searchWords`, in order.
///
/// Separate texts, such as the names of two people, are divided by a word that no query contains,
/// so that no phrase spans them.
package struct FoldedText: Hashable, Sendable {
  /// The words in UTF-8, with a space before each and one at the end; empty if there are no words.
  private var bytes: [UInt8] = []
  /// The offsets at which words begin; a match can begin only there.
  private var beginnings: [Int32] = []

  /// The separator of texts: a private-use character, which is neither a letter nor a digit to
  /// `searchWords`.
  private static let division = "\u{E000}"

  /// Folds texts with `Swift.String.searchWords`, or another function.
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

  /// The words with single spaces between them, as indexes store them.
  package var text: String { String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }

  /// The words, without separators and the numbers of namesakes.
  package var words: [String] {
    bytes.split(separator: Self.space).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != Self.division && $0.first != String.startOfNamesake }
  }

  /// Whether one of the words has this folded prefix.
  package func containsWord(beginningWith word: some StringProtocol) -> Bool {
    contains(Array(word.utf8))
  }

  /// Whether one of the words has this prefix.
  func contains(_ beginning: WordBeginning) -> Bool { contains(beginning.bytes) }

  /// Whether the text contains these folded words in a row.
  package func contains(inARow words: [String]) -> Bool {
    !words.isEmpty && contains(Array(Self(words: words).bytes.dropFirst()))
  }

  /// Whether the text contains these folded words in a row, other than as the whole name of a
  /// numbered namesake: `john smith` is not John Smith (II), but `smith` is in his name.
  package func contains(nameOf words: [String]) -> Bool {
    !words.isEmpty
      && contains(Array(Self(words: words).bytes.dropFirst())) { place, end in
        !(isBeginningOfText(place) && end < bytes.count && bytes[end] == Self.startOfNamesake)
      }
  }

  /// Whether a word begins with these bytes.
  ///
  /// - Parameters:
  ///   - part: The bytes.
  ///   - predicate: Whether a match counts, given its bounds.
  /// - Returns: Whether any match counts.
  private func contains(
    _ part: [UInt8], where predicate: (_ place: Int, _ end: Int) -> Bool = { _, _ in true }
  ) -> Bool {
    guard let first = part.first else { return false }
    for beginning in beginnings where bytes[Int(beginning)] == first {
      let place = Int(beginning)
      if isThere(part, at: place), predicate(place, place + part.count) { return true }
    }
    return false
  }

  /// Whether the word at a place is the first one of a text.
  private func isBeginningOfText(_ place: Int) -> Bool {
    let divided = Array(Self.division.utf8) + [Self.space]
    return place == 1 || place >= divided.count && bytes[..<place].ends(with: divided)
  }

  private func isThere(_ part: [UInt8], at place: Int) -> Bool {
    guard place + part.count <= bytes.count else { return false }
    var length = 0
    while length < part.count, bytes[place + length] == part[length] { length += 1 }
    return length == part.count
  }

  private static let space = UInt8(ascii: " ")
  private static let startOfNamesake = String.startOfNamesake.asciiValue
}

extension Collection<UInt8> {
  fileprivate func ends(with part: [UInt8]) -> Bool { suffix(part.count).elementsEqual(part) }
}
