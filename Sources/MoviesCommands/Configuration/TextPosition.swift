/// A position in a text as editors count it: lines and columns from 1, columns in Unicode
/// characters.
public struct TextPosition: Hashable, Sendable {
  public var line: Int
  public var column: Int
}

extension TextPosition {
  /// The position of the byte at `offset` in a UTF-8 text.
  ///
  /// - Complexity: O(*offset*); used only for errors.
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
