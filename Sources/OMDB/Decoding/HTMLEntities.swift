/// HTML's character references, which OMDb leaves over in plots (`B&amp;B`, `&nbsp;&raquo;`).
enum HTMLEntities {
  /// The text with the references decoded that are known here, the others untouched.
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
      if let end = body.firstIndex(of: ";"), let character = character(body[..<end]) {
        decoded.unicodeScalars.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append(rest.removeFirst())
      }
    }
    return decoded + rest
  }

  /// How many characters a reference has at most, the semicolon included.
  private static let longest = 9

  private static func character(_ name: some StringProtocol) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named(String(name)) }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }
  }

  private static func named(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": "\u{A0}"
    case "raquo": "»"
    case "laquo": "«"
    case "hellip": "…"
    case "ndash": "–"
    case "mdash": "—"
    case "lsquo": "‘"
    case "rsquo": "’"
    case "ldquo": "“"
    case "rdquo": "”"
    case "eacute": "é"
    case "egrave": "è"
    case "agrave": "à"
    case "uuml": "ü"
    case "ouml": "ö"
    case "auml": "ä"
    default: nil
    }
  }
}
