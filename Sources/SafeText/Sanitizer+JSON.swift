extension Sanitizer {
  /// JSON that means the same, with an escape such as `\u202e` for whatever could surprise a terminal
  /// or a reader.
  ///
  /// All JSON that the program writes goes through it, so that it can be looked at in a terminal
  /// whatever its values are. The blanks that JSON allows between values stay; in strings they are
  /// escapes already.
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
  /// A code unit as JSON writes it in ASCII, such as `\u00ad`.
  fileprivate var escaped: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
