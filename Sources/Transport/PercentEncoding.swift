extension String {
  /// The text as a name or a value in a query: everything except RFC 3986's unreserved characters
  /// is encoded, so a space is `%20` and a plus sign `%2B`.
  package var percentEncodedForQuery: String { percentEncoded(keeping: \.isUnreserved) }

  /// The text as a path: slashes stay as separators, and so do all characters that RFC 3986 allows
  /// in a segment.
  package var percentEncodedForPath: String {
    percentEncoded(keeping: \.isPathCharacter)
  }

  /// Whether the text can be used in an address as a path without encoding.
  var isPercentEncodedPath: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return parts.joined().allSatisfy { $0.isPathCharacter }
      && parts.dropFirst().allSatisfy { part in
        part.count >= 2 && part.prefix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      }
  }

  private func percentEncoded(keeping isKept: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(utf8.count)
    for byte in utf8 {
      if isKept(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isPathCharacter: Bool {
    isUnreserved || "/:@!$&'()*+,;=".utf8.contains(self)
  }

  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
