/// The elements of a JSON array, each with its place, so that one that makes no sense can be named
/// and left out.
enum JSONElements {
  /// An element as it is written, and where it begins.
  struct Element {
    var text: Substring.UTF8View
    var place: TextPlace
  }

  /// Whether a text is an array of objects and not a title in brackets, such as “[REC]”.
  static func isArray(_ text: String) -> Bool {
    let bytes = text.utf8.lazy.filter { !isBlank($0) }.prefix(2)
    return bytes.first == UInt8(ascii: "[")
      && bytes.dropFirst().first.map { "{]".utf8.contains($0) } == true
  }

  /// Whether a text is an object.
  static func isObject(_ text: String) -> Bool {
    let bytes = text.utf8.lazy.filter { !isBlank($0) }.prefix(2)
    return bytes.first == UInt8(ascii: "{")
      && bytes.dropFirst().first.map { "\"}".utf8.contains($0) } == true
  }

  /// Splits an array.
  ///
  /// - Parameter text: A text that begins like an array.
  /// - Returns: Its elements, which need not make sense.
  /// - Throws: `.invalidJSON` if its brackets or strings do not end, or something follows it.
  static func split(_ text: String) throws(ExchangeError) -> [Element] {
    var elements: [Element] = []
    var scanner = Scanner(text.utf8)
    scanner.skipBlanks()
    scanner.advance()
    scanner.skipBlanks()
    while let byte = scanner.current, byte != UInt8(ascii: "]") {
      let (start, place) = (scanner.index, scanner.place)
      try scanner.skipValue()
      elements.append(Element(text: text[start..<scanner.index].utf8, place: place))
      scanner.skipBlanks()
      guard scanner.current == UInt8(ascii: ",") else { break }
      scanner.advance()
      scanner.skipBlanks()
      guard scanner.current != UInt8(ascii: "]") else { throw .invalidJSON(scanner.place) }
    }
    guard scanner.current == UInt8(ascii: "]") else { throw .invalidJSON(scanner.place) }
    scanner.advance()
    scanner.skipBlanks()
    guard scanner.current == nil else { throw .invalidJSON(scanner.place) }
    return elements
  }

  fileprivate static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}

/// Goes through JSON without reading it, and counts lines and characters.
private struct Scanner {
  private let bytes: String.UTF8View
  private(set) var index: String.Index
  private(set) var place = TextPlace(line: 1, column: 1)

  init(_ bytes: String.UTF8View) {
    self.bytes = bytes
    index = bytes.startIndex
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

  mutating func skipBlanks() {
    while let byte = current, JSONElements.isBlank(byte) { advance() }
  }

  /// Goes to the comma or bracket after a value.
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
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
      advance()
    }
    throw .invalidJSON(start)
  }

  /// Goes to the quotation mark that ends a string.
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
