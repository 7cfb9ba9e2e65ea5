/// Repairs invalid JSON, only in strings, and only as far as OMDb's own replies require.
///
/// - Control characters appear raw in plots (U+001A, U+001D, tabs …): they are kept. This is safe,
///   because every text passes through the sanitiser on its way into a model.
/// - Backslashes appear before characters that JSON does not allow to be escaped (`\s`, `\'`,
///   `Miliardi\Millions`), or at the end of a value, before its quotation mark: the backslash is
///   dropped, and the character stays. A quotation mark ends a value if a comma and another member
///   follow; in valid JSON, they never follow an escaped quotation mark.
/// - Quotation marks appear unescaped in error texts (`Conversion from string "3896198a" to …`),
///   and escaped twice in plots (`\\"`): a quotation mark ends a name or a value of an object only
///   if the object could continue after it. OMDb's arrays hold no strings, so there the first
///   quotation mark ends the string.
///
/// Bytes that are not UTF-8 and halves of surrogate pairs become U+FFFD.
extension JSONParser {
  /// The position of a string, which decides what may follow it.
  enum StringPlace {
    case name, value, element
  }

  /// Reads a string whose opening quotation mark is the current byte.
  mutating func string(as place: StringPlace) throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    var plain = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        if isEnd(of: place, behind: position + 1) {
          text += bytes[plain..<position]
          position += 1
          return String(decoding: text, as: UTF8.self)
        }
        position += 1
      case UInt8(ascii: "\\"):
        text += bytes[plain..<position]
        position += 1
        appendEscape(to: &text, place: place)
        plain = position
      default:
        position += 1
      }
    }
    throw Self.truncated
  }

  /// Reads the rest of an escape; if the escape is unknown, leaves the position at its character.
  private mutating func appendEscape(to text: inout [UInt8], place: StringPlace) {
    let escaped: UInt8
    switch current {
    case UInt8(ascii: "\\"):
      guard !isQuotationMarkEscapedTwice(in: place) else {
        position += 1
        return
      }
      escaped = UInt8(ascii: "\\")
    case UInt8(ascii: "\""):
      guard !isName(behindCommaAt: firstNonBlank(from: position + 1)) else { return }
      escaped = UInt8(ascii: "\"")
    case UInt8(ascii: "/"): escaped = UInt8(ascii: "/")
    case UInt8(ascii: "b"): escaped = 0x08
    case UInt8(ascii: "f"): escaped = 0x0C
    case UInt8(ascii: "n"): escaped = 0x0A
    case UInt8(ascii: "r"): escaped = 0x0D
    case UInt8(ascii: "t"): escaped = 0x09
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() { text += Array(String(scalar).utf8) }
      return
    default: return
    }
    position += 1
    text.append(escaped)
  }

  /// Whether the current byte, the second of two backslashes, precedes a quotation mark inside a
  /// text.
  private func isQuotationMarkEscapedTwice(in place: StringPlace) -> Bool {
    let mark = position + 1
    return mark < bytes.count && bytes[mark] == UInt8(ascii: "\"")
      && !isEnd(of: place, behind: mark + 1)
  }

  /// Reads a `u` with four hexadecimal digits, or two such escapes if they form a surrogate pair;
  /// `nil` if the digits are missing.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = codeUnit(at: position + 1) else { return nil }
    position += 5
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)),
      bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let second = codeUnit(at: position + 2), UTF16.isTrailSurrogate(UInt16(second))
    else { return "\u{FFFD}" }
    position += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private func codeUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = byte.hexDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Whether a string in this place may end before `start`.
  private func isEnd(of place: StringPlace, behind start: Int) -> Bool {
    let next = firstNonBlank(from: start)
    guard next < bytes.count else { return true }
    switch (place, bytes[next]) {
    case (.element, _), (.name, UInt8(ascii: ":")), (.value, UInt8(ascii: "}")): return true
    case (.value, UInt8(ascii: ",")): return isName(behindCommaAt: next)
    default: return false
    }
  }

  /// Whether a comma is here, followed by a member's name: a string with a colon after it.
  private func isName(behindCommaAt comma: Int) -> Bool {
    guard comma < bytes.count, bytes[comma] == UInt8(ascii: ",") else { return false }
    let start = firstNonBlank(from: comma + 1)
    guard start < bytes.count else { return true }
    guard bytes[start] == UInt8(ascii: "\"") else { return false }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    let next = firstNonBlank(from: end + 1)
    return next >= bytes.count || bytes[next] == UInt8(ascii: ":")
  }

  private func firstNonBlank(from start: Int) -> Int {
    var next = start
    while next < bytes.count, bytes[next].isJSONBlank { next += 1 }
    return next
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
