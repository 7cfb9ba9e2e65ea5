/// The parts of a JSON text, with their places, so that an invalid one can be reported and skipped.
enum JSONElements {
  /// The text of a value, and its start.
  struct Element {
    var text: Substring.UTF8View
    var place: TextPlace
  }

  /// Whether a text begins like an array of objects, and not like a title in brackets, such as
  /// “[REC]”.
  static func isArray(_ text: String) -> Bool { begins(text, with: "[", then: "{]") }

  /// Whether a text begins like an object.
  static func isObject(_ text: String) -> Bool { begins(text, with: "{", then: "\"}") }

  private static func begins(
    _ text: String, with bracket: Unicode.Scalar, then others: String
  ) -> Bool {
    let bytes = Array(text.utf8.lazy.filter { !JSONScanner.isBlank($0) }.prefix(2))
    return bytes.count == 2 && bytes[0] == UInt8(ascii: bracket) && others.utf8.contains(bytes[1])
  }

  /// Returns a whole text as one value.
  static func element(_ text: String) -> Element {
    Element(text: text[...].utf8, place: TextPlace(line: 1, column: 1))
  }

  /// Splits an array into its values, which may be invalid.
  ///
  /// - Parameter array: A value that begins like an array.
  /// - Returns: The values.
  /// - Throws: `.invalidJSON` if a bracket or a string is not closed, or if something follows the
  ///   array.
  static func split(_ array: Element) throws(ExchangeError) -> [Element] {
    var elements: [Element] = []
    try goThrough(array, from: "[", to: "]") { scanner throws(ExchangeError) in
      elements.append(try value(&scanner))
    }
    return elements
  }

  /// Splits an object into its values, by name; of several values with the same name, the last
  /// counts.
  ///
  /// - Parameter object: A value that begins like an object.
  /// - Returns: The values, which may be invalid.
  /// - Throws: `.invalidJSON` if a bracket or a string is not closed, or if something follows the
  ///   object.
  static func members(_ object: Element) throws(ExchangeError) -> [String: Element] {
    var members: [String: Element] = [:]
    try goThrough(object, from: "{", to: "}") { scanner throws(ExchangeError) in
      let name = try value(&scanner)
      try scanner.pass(":")
      members[String(decoding: name.text.dropFirst().dropLast(), as: UTF8.self)] =
        try value(&scanner)
    }
    return members
  }

  private static func goThrough(
    _ element: Element, from start: Unicode.Scalar, to end: Unicode.Scalar,
    _ takeNext: (inout JSONScanner) throws(ExchangeError) -> Void
  ) throws(ExchangeError) {
    var scanner = JSONScanner(element.text, at: element.place)
    try scanner.pass(start)
    if scanner.current != UInt8(ascii: end) {
      try takeNext(&scanner)
      while scanner.current == UInt8(ascii: ",") {
        try scanner.pass(",")
        try takeNext(&scanner)
      }
    }
    try scanner.pass(end)
    guard scanner.current == nil else { throw .invalidJSON(scanner.place) }
  }

  private static func value(_ scanner: inout JSONScanner) throws(ExchangeError) -> Element {
    let (start, place) = (scanner.index, scanner.place)
    try scanner.skipValue()
    let text = scanner.text(from: start)
    guard !text.isEmpty else { throw .invalidJSON(place) }
    scanner.skipBlanks()
    return Element(text: text, place: place)
  }
}

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

  /// Returns the text from an earlier index to the current one.
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
