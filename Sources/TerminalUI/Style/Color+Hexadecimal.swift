extension Color {
  /// The colour as `#rrggbb`; black for the terminal's default.
  public var hexadecimal: String {
    let (red, green, blue) = components
    return "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The colour that is written `#rrggbb`, with or without its sign; `nil` for anything else.
  public init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self = .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}
