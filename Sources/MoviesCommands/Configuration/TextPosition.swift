/// A place in a text as editors count: lines and columns from 1, columns in characters of Unicode.
public struct TextPosition: Hashable, Sendable {
  public var line: Int
  public var column: Int
}

extension TextPosition {
  /// The place of the byte at `offset` in a text in UTF-8.
  ///
  /// - Complexity: O(*offset*); only errors ask for it.
  init(of offset: Int, in text: [UInt8]) {
    line = 1
    column = 1
    for byte in text.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
  }
}
