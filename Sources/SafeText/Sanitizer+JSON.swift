extension Sanitizer {
  /// Equivalent JSON, with an escape such as `\u202e` for everything that could surprise a terminal
  /// or a reader.
  ///
  /// All JSON that the program writes passes through here, so that it can be viewed in a terminal
  /// whatever its values are. The whitespace that JSON allows between values stays; in strings it
  /// is already escaped.
  public static func json(_ text: String) -> String {
    if text.utf8.isPrintableASCII { return text }
    return text.unicodeScalars.reduce(into: "") { output, scalar in
      if scalar.isHarmful, !"\t\n\r".unicodeScalars.contains(scalar) {
        output += scalar.utf16.map(\.escaped).joined()
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt16 {
  /// A code unit as ASCII JSON writes it, such as `\u00ad`.
  fileprivate var escaped: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
