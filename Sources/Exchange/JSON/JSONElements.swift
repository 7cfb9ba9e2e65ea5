/// The parts of a JSON text, with their places, so that an invalid one can be named and skipped.
enum JSONElements {
  /// The text of a value, and its start.
  struct Element {
    var text: Substring.UTF8View
    var place: TextPlace
  }

  /// Whether a text is an array of objects and not a title in brackets, such as “[REC]”.
  static func isArray(_ text: String) -> Bool { begins(text, with: "[", then: "{]") }

  /// Whether a text is an object.
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
  /// - Throws: `.invalidJSON` if brackets or strings do not end, or something follows the array.
  static func split(_ array: Element) throws(ExchangeError) -> [Element] {
    var elements: [Element] = []
    try goThrough(array, from: "[", to: "]") { scanner throws(ExchangeError) in
      elements.append(try value(&scanner))
    }
    return elements
  }

  /// Splits an object into its values, by their names; of several with one name, the last counts.
  ///
  /// - Parameter object: A value that begins like an object.
  /// - Returns: The values, which may be invalid.
  /// - Throws: `.invalidJSON` if brackets or strings do not end, or something follows the object.
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
