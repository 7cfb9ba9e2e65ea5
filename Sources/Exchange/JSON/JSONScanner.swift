/// A scanner that skips through JSON without decoding it, and counts lines and characters.
struct JSONScanner {
  private let bytes: Substring.UTF8View
  private(set) var index: String.Index
  private(set) var place: TextPlace

  /// Starts at the beginning of a text, which may be part of another.
  init(_ text: Substring.UTF8View, at place: TextPlace) {
    bytes = text
    index = bytes.startIndex
    self.place = place
    skipBlanks()
  }

  var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func advance() {
    guard let byte = current else { return }
    index = bytes.index(after: index)
    switch byte {
    case UInt8(ascii: "\n"): place = TextPlace(line: place.line + 1, column: 1)
    case 0x80..<0xC0: break
    default: place.column += 1
    }
  }

  /// Returns the text from an earlier index to the present one.
  func text(from start: String.Index) -> Substring.UTF8View { bytes[start..<index] }

  mutating func skipBlanks() {
    while let byte = current, Self.isBlank(byte) { advance() }
  }

  /// Skips a byte and the blanks that follow it.
  ///
  /// - Throws: `.invalidJSON` if there is another byte here.
  mutating func pass(_ byte: Unicode.Scalar) throws(ExchangeError) {
    guard current == UInt8(ascii: byte) else { throw .invalidJSON(place) }
    advance()
    skipBlanks()
  }

  static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// Skips to the comma, colon or bracket after a value.
  mutating func skipValue() throws(ExchangeError) {
    let start = place
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return }
      default: break
      }
      advance()
    }
    throw .invalidJSON(start)
  }

  /// Skips to the quotation mark that ends a string.
  private mutating func skipString() throws(ExchangeError) {
    let start = place
    advance()
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    guard current != nil else { throw .invalidJSON(start) }
  }
}
