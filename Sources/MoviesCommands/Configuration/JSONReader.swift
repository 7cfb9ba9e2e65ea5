/// Reads a JSON document strictly and remembers the position of each value.
///
/// The reader is made for files that people write by hand: it stops at the first mistake, reports
/// its position, and rejects a name that appears twice in an object.
struct JSONReader {
  /// A mistake in a document.
  struct Mistake: Error, Equatable {
    /// The byte offset of the mistake.
    var offset: Int
    /// The explanation, as the end of a sentence about the document.
    var message: String
  }

  /// The maximum depth of nested arrays and objects.
  private static let deepest = 64
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  let bytes: [UInt8]
  var offset = 0

  /// Reads a whole document in UTF-8.
  static func read(_ bytes: [UInt8]) throws(Mistake) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let node = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.peek == nil else { throw reader.unexpected("the end of the file") }
    return node
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns a mistake which says that something other than `expected` is at this position.
  func unexpected(_ expected: String) -> Mistake {
    guard let byte = peek else {
      return Mistake(offset: offset, message: "the file ends where \(expected) was expected")
    }
    let found =
      switch byte {
      case 0x21...0x7E: "“\(Character(UnicodeScalar(byte)))”"
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
      default: "a character that JSON does not allow"
      }
    return Mistake(offset: offset, message: "found \(found) where \(expected) was expected")
  }

  private mutating func skipBlanks() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  /// Skips a byte that must be at this position; throws if it is not.
  mutating func expect(_ byte: UInt8, _ name: String) throws(Mistake) {
    guard peek == byte else { throw unexpected(name) }
    offset += 1
  }

  private mutating func value(depth: Int) throws(Mistake) -> JSONNode {
    skipBlanks()
    let start = offset
    guard depth <= Self.deepest else {
      throw Mistake(offset: start, message: "lists and objects are nested too deeply")
    }
    let content: JSONNode.Content =
      switch peek {
      case UInt8(ascii: "{"): .object(try members(depth: depth))
      case UInt8(ascii: "["): .array(try elements(depth: depth))
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"): .number(try number())
      case let byte? where Self.digits.contains(byte): .number(try number())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: throw unexpected("a value")
      }
    return JSONNode(content: content, offset: start)
  }

  private mutating func word(
    _ word: String, _ content: JSONNode.Content
  ) throws(Mistake) -> JSONNode.Content {
    guard bytes[offset...].starts(with: word.utf8) else { throw unexpected("a value") }
    offset += word.utf8.count
    return content
  }

  private mutating func elements(depth: Int) throws(Mistake) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    skipBlanks()
    while peek != UInt8(ascii: "]") {
      if !elements.isEmpty { try expect(UInt8(ascii: ","), "“,” or “]”") }
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    }
    offset += 1
    return elements
  }

  private mutating func members(depth: Int) throws(Mistake) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    offset += 1
    skipBlanks()
    while peek != UInt8(ascii: "}") {
      if !members.isEmpty {
        try expect(UInt8(ascii: ","), "“,” or “}”")
        skipBlanks()
      }
      let start = offset
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw Mistake(offset: start, message: "“\(name)” appears twice")
      }
      skipBlanks()
      try expect(UInt8(ascii: ":"), "“:”")
      members.append(
        JSONNode.Member(name: name, offset: start, value: try value(depth: depth + 1)))
      skipBlanks()
    }
    offset += 1
    return members
  }

  private mutating func number() throws(Mistake) -> Double {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    if peek == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      number.isFinite
    else { throw Mistake(offset: start, message: "the number is too large") }
    return number
  }

  private mutating func digits() throws(Mistake) {
    let start = offset
    while let byte = peek, Self.digits.contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected("a digit") }
  }
}

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

  /// Reads the digits after `\u`, and those after a second `\u` if the two form one character.
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
