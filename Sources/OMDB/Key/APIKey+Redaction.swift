extension APIKey {
  /// A text with an `x` in place of each byte of the key and of each telling piece of it, since
  /// typing the key letter by letter leaves its beginnings behind.
  ///
  /// The key is found in upper and lower case, and percent-encoded as in an address. A piece is
  /// telling if it consists of at least four consecutive characters of the key, digits and letters,
  /// or of at least six digits: this leaves words, years and title ids as they are. The text keeps
  /// its length, so that a cursor in it stays in place.
  ///
  /// - Complexity: O(*n* · *m*²) at worst for *n* bytes of text and *m* of the key.
  public func redacted(_ text: String) -> String {
    let secret = Secret(characters: self.secret.utf8.map(\.lowercasedASCII))
    var output = Array(text.utf8)
    var start = 0
    while start < output.count {
      let length = secret.lengthOfPiece(at: output[start...])
      for index in start..<(start + length) { output[index] = UInt8(ascii: "x") }
      start += max(length, 1)
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// The secret to look for in a text.
private struct Secret {
  /// Digits and lower-case letters.
  let characters: [UInt8]

  /// The length in bytes of the telling piece of the key at the start of a text; 0 if there is
  /// none.
  func lengthOfPiece(at text: ArraySlice<UInt8>) -> Int {
    var longest = 0
    for start in characters.indices {
      let (count, length) = text.inCommon(with: characters[start...])
      if isTelling(characters[start...].prefix(count)) { longest = max(longest, length) }
    }
    return longest
  }

  private func isTelling(_ piece: ArraySlice<UInt8>) -> Bool {
    let digits = piece.count(where: \.isASCIIDigit)
    let hasLetter = digits < piece.count
    return piece.count == characters.count || digits > 0 && piece.count >= (hasLetter ? 4 : 6)
  }
}

extension ArraySlice<UInt8> {
  /// How many characters the beginnings of both have in common, and how many bytes of this text
  /// they take.
  fileprivate func inCommon(with characters: ArraySlice<UInt8>) -> (count: Int, length: Int) {
    var count = 0
    var rest = self
    for character in characters {
      guard let (first, length) = rest.firstCharacter, first == character else { break }
      rest = rest.dropFirst(length)
      count += 1
    }
    return (count, self.count - rest.count)
  }

  /// The first character in lower case, and how many bytes it takes: three if it is
  /// percent-encoded, else one.
  private var firstCharacter: (character: UInt8, length: Int)? {
    guard let first else { return nil }
    let digits = dropFirst().prefix(2)
    guard first == UInt8(ascii: "%"), digits.count == 2,
      let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return (first.lowercasedASCII, 1) }
    return (code.lowercasedASCII, 3)
  }
}
