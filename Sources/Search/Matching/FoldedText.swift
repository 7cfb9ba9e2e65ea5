import Titles

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

  /// The words, without those that divide texts and those that number namesakes.
  package var words: [String] {
    bytes.split(separator: Self.space).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != Self.division && $0.first != String.startOfNamesake }
  }

  /// Whether one of the words begins with this one, which is folded.
  package func containsWord(beginningWith word: some StringProtocol) -> Bool {
    contains(Array(word.utf8))
  }

  /// Whether one of the words begins so.
  func contains(_ beginning: WordBeginning) -> Bool { contains(beginning.bytes) }

  /// Whether these words, which are folded, stand in a row.
  package func contains(inARow words: [String]) -> Bool {
    !words.isEmpty && contains(Array(Self(words: words).bytes.dropFirst()))
  }

  /// Whether these words, which are folded, stand in a row, and are not the whole name of somebody
  /// whose number they leave out: `john smith` is not John Smith (II), but `smith` is in his name.
  package func contains(nameOf words: [String]) -> Bool {
    !words.isEmpty
      && contains(Array(Self(words: words).bytes.dropFirst())) { place, end in
        !(isBeginningOfText(place) && end < bytes.count && bytes[end] == Self.startOfNamesake)
      }
  }

  /// Whether these bytes follow the beginning of a word.
  ///
  /// - Parameters:
  ///   - part: The bytes.
  ///   - isMeant: Whether they count at a place, given where they end.
  /// - Returns: Whether they do anywhere.
  private func contains(
    _ part: [UInt8], where isMeant: (_ place: Int, _ end: Int) -> Bool = { _, _ in true }
  ) -> Bool {
    guard let first = part.first else { return false }
    for beginning in beginnings where bytes[Int(beginning)] == first {
      let place = Int(beginning)
      if isThere(part, at: place), isMeant(place, place + part.count) { return true }
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
