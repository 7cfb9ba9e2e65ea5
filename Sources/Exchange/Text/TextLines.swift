/// The non-empty lines of a text, each with its number from 1.
///
/// Lines end with CR and LF, LF or CR. The lines are found one by one, so that even a text of
/// nothing but line ends takes no memory.
struct TextLines: Sequence, IteratorProtocol {
  private let text: Substring.UTF8View
  private var index: String.Index
  private var number = 0

  init(_ text: some StringProtocol) {
    self.text = Substring(text).utf8
    index = self.text.startIndex
  }

  mutating func next() -> (number: Int, text: Substring)? {
    while index < text.endIndex {
      let end = text[index...].firstIndex(where: Self.isLineEnd) ?? text.endIndex
      let line = Substring(text[index..<end])
      number += 1
      passLineEnd(at: end)
      if !line.isEmpty { return (number, line) }
    }
    return nil
  }

  /// Moves to the next line; CR and LF together are one line end.
  private mutating func passLineEnd(at end: String.Index) {
    index = end
    guard end < text.endIndex else { return }
    text.formIndex(after: &index)
    let isPair = text[end] == CSVByte.carriageReturn && index < text.endIndex
    if isPair, text[index] == CSVByte.lineFeed { text.formIndex(after: &index) }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == CSVByte.lineFeed || byte == CSVByte.carriageReturn
  }
}
