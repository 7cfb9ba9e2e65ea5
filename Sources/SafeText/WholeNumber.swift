extension Int {
  /// Reads a whole number from external text, such as the user's input, a reply or a file.
  ///
  /// The caller states the bounds, so that calculations with the number cannot overflow `Int`.
  ///
  /// - Parameters:
  ///   - text: ASCII digits and nothing else, except one minus sign if the range goes below zero.
  ///   - range: The allowed values; fails for any other.
  public init?(_ text: some StringProtocol, in range: ClosedRange<Int>) {
    // Files of a million rows have many numbers: a `String` is much faster to read than a generic
    // text.
    let text = String(text)
    let isNegative = range.lowerBound < 0 && text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), range.contains(number)
    else { return nil }
    self = number
  }
}
