/// HTML's character references, which services leave in what people wrote: OMDb in plots
/// (`B&amp;B`, `&nbsp;&raquo;`), Letterboxd in reviews.
package enum HTMLEntities {
  /// The text with HTML's references decoded and unknown ones left alone.
  ///
  /// Decodes once: `&amp;lt;` becomes `&lt;`.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      decoded += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (length, text) = reference(beginning: rest) {
        decoded.unicodeScalars.append(contentsOf: text.unicodeScalars)
        rest = rest.dropFirst(length)
      } else {
        decoded.append(rest.removeFirst())
      }
    }
    return decoded + rest
  }

  /// The reference at the beginning of a text: its length in characters, and what it means; `nil`
  /// if there is none.
  package static func reference(beginning text: Substring) -> (length: Int, text: String)? {
    guard text.first == "&" else { return nil }
    let name = text.dropFirst().prefix(EntityTable.longestName + 1).prefix { $0 != ";" }
    guard name.endIndex < text.endIndex, text[name.endIndex] == ";" else { return nil }
    return Self.text(named: name).map { (name.count + 2, $0) }
  }

  private static func text(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return EntityTable.texts[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      // HTML reads some code points as Windows characters, as in `don&#146;t`.
      .flatMap { UInt8(exactly: $0).flatMap { Windows1252.special[$0] } ?? Unicode.Scalar($0) }
      .map { String($0) }
  }
}
