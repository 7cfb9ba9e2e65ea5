/// Reads JSON in one pass, tolerating three mistakes that OMDb makes inside strings.
///
/// It is written by hand, because a strict parser rejects the whole reply for one wrong byte, and
/// repairing the bytes first would need a second pass that understands strings as well as this one
/// does. Outside strings it requires standard JSON, but accepts a number in any form that Swift can
/// read: OMDb's fields are texts anyway. Anything after the first value is ignored.
///
/// It accepts any bytes: nesting is bounded by ``depthLimit``, and every other cost by the length
/// of the text, which the transport limits.
///
/// - Complexity: O(*n*) in the number of bytes.
struct JSONParser {
  /// The maximum depth of nested arrays and objects; OMDb's own replies need three levels.
  static let depthLimit = 32

  /// The reason why a text could not be read.
  struct Failure: Error, Equatable {
    var reason: String
  }

  let bytes: [UInt8]
  var position = 0

  /// Reads the first value of a text, which may begin with a byte order mark.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    return try parser.value(depth: 0, place: .element)
  }

  private mutating func value(depth: Int, place: StringPlace) throws(Failure) -> JSONValue {
    guard depth < Self.depthLimit else { throw Failure(reason: "it is nested too deeply") }
    skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .scalar(try string(as: place))
    case nil: throw Self.truncated
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> [JSONValue.Member] {
    position += 1
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return members }
    while true {
      skipBlanks()
      guard current == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string(as: .name)
      guard skip(UInt8(ascii: ":")) else { throw unexpected("a colon") }
      let value = try value(depth: depth + 1, place: .value)
      members.append(JSONValue.Member(name: name, value: value))
      if skip(UInt8(ascii: "}")) { return members }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("a comma or a closing brace") }
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1, place: .element))
      if skip(UInt8(ascii: "]")) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("a comma or a closing bracket") }
    }
  }

  /// Reads a value without quotes: a number, `true`, `false` or `null`.
  private mutating func word() throws(Failure) -> JSONValue {
    let start = position
    while let byte = current, byte.belongsToWord { position += 1 }
    guard position > start else { throw unexpected("a value") }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true", "false": return .scalar(word)
    default:
      guard Double(word) != nil else {
        position = start
        throw unexpected("a value")
      }
      return .scalar(word)
    }
  }

  // MARK: Bytes

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while let byte = current, byte.isJSONBlank { position += 1 }
  }

  /// Skips whitespace, and then the byte if it is next; returns whether it was.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    position += 1
    return true
  }

  static let truncated = Failure(reason: "it is cut off")

  private func unexpected(_ expectation: String) -> Failure {
    current == nil
      ? Self.truncated
      : Failure(reason: "byte \(position + 1) is not \(expectation)")
  }
}

extension UInt8 {
  var isJSONBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether the byte may occur in a number or in one of JSON's three words.
  fileprivate var belongsToWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
