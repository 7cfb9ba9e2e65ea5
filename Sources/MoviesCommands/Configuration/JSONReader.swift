/// Reads a JSON document strictly and remembers the position of each value.
///
/// It is made for files that people write by hand: it stops at the first mistake, says where it is,
/// and rejects a name that appears twice in an object.
struct JSONReader {
  /// A mistake in a document.
  struct Mistake: Error, Equatable {
    /// The byte offset of the mistake.
    var offset: Int
    /// What is wrong, as the end of a sentence about the document.
    var message: String
  }

  /// How deeply arrays and objects may be nested.
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

  /// The mistake of finding something other than `expected` here.
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

  /// Steps over a byte that is known to be here, or that must be here.
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
