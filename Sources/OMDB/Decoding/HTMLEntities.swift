/// HTML's character references, which OMDb leaves in plots (`B&amp;B`, `&nbsp;&raquo;`).
enum HTMLEntities {
  /// The text with HTML's references decoded and unknown ones left alone.
  ///
  /// Decodes once: `&amp;lt;` becomes `&lt;`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      decoded += rest[..<ampersand]
      rest = rest[ampersand...]
      let body = rest.dropFirst().prefix(longest)
      if let end = body.firstIndex(of: ";"), let text = Self.text(named: body[..<end]) {
        decoded.unicodeScalars.append(contentsOf: text.unicodeScalars)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append(rest.removeFirst())
      }
    }
    return decoded + rest
  }

  /// The maximum length of a reference, including the semicolon.
  private static let longest = EntityTable.longestName + 1

  private static func text(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return EntityTable.texts[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { windowsScalars[$0] ?? Unicode.Scalar($0) }
      .map { String($0) }
  }

  /// The code points that HTML reads as Windows characters, as in `don&#146;t`.
  private static let windowsScalars: [UInt32: Unicode.Scalar] = {
    let signs = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars
    let pairs = zip(UInt32(0x80)..., signs).filter { $0.1 != " " }
    return Dictionary(pairs) { first, _ in first }
  }()
}
