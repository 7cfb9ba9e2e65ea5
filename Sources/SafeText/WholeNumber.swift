extension Int {
  /// Reads a whole number out of a text from outside: the one way from a terminal, a reply or a file
  /// to a number.
  ///
  /// Whoever reckons with the number knows its bounds, and so cannot be led beyond those of `Int`.
  ///
  /// - Parameters:
  ///   - text: ASCII digits and nothing else, but for one minus sign where the range goes below zero.
  ///   - range: What the number may be; fails for any other.
  public init?(_ text: some StringProtocol, in range: ClosedRange<Int>) {
    let isNegative = range.lowerBound < 0 && text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(text)), range.contains(number)
    else { return nil }
    self = number
  }
}
