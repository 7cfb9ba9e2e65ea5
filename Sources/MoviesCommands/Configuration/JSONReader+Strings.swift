extension JSONReader {
  /// Reads a string, from its opening to its closing quote.
  mutating func string() throws(Mistake) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else if byte < 0x20 {
        throw unexpected("the closing quote")
      } else {
        text.append(byte)
        offset += 1
      }
    }
    try expect(UInt8(ascii: "\""), "the closing quote")
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Mistake(offset: start, message: "the text is not UTF-8")
    }
    return string
  }

  private mutating func escape(into text: inout [UInt8]) throws(Mistake) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[offset])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      return text.append(contentsOf: String(try escapedScalar(from: start)).utf8)
    default: throw Mistake(offset: start, message: "JSON does not have this escape")
    }
    offset += 1
  }

  /// Reads the digits of `\u`, and of a second `\u` if the two form one character.
  private mutating func escapedScalar(from start: Int) throws(Mistake) -> Unicode.Scalar {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: [0x5C, 0x75]) {
      offset += 2
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self),
      let scalar = text.unicodeScalars.first
    else { throw Mistake(offset: start, message: "the escape does not name a character") }
    return scalar
  }

  private mutating func codeUnit() throws(Mistake) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    offset += 4
    return unit
  }
}
