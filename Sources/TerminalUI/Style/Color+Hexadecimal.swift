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
}
