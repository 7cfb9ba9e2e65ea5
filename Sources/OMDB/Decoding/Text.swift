extension StringProtocol {
  /// Whether both texts are equal, ignoring the case of ASCII letters.
  func isEqualIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count
      && utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  /// Returns the first occurrence of `pattern`, which must be ASCII and not empty.
  ///
  /// - Complexity: O(*n*) for patterns whose first byte is rare.
  func firstIndex(ofText pattern: String) -> Index? {
    utf8.indices.first { utf8[$0] == pattern.utf8.first && utf8[$0...].starts(with: pattern.utf8) }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
