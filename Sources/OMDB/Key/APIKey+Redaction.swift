extension APIKey {
  /// A text with an `x` in place of each character of the key, and of each telling piece of it: who
  /// types the key letter by letter leaves its beginnings behind.
  ///
  /// A piece is telling if it is made of at least four characters of the key in a row, digits and
  /// letters, or of at least six digits: with that, words, years and title ids stay what they are. The
  /// text keeps its length, so that a cursor in it stays where it was.
  ///
  /// - Complexity: O(*n* · *m*²) at worst for *n* bytes of text and *m* of the key.
  public func redacted(_ text: String) -> String {
    let secret = Array(secret.utf8)
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

/// The characters of a key.
extension [UInt8] {
  /// How many bytes at the beginning of a text are a telling piece of the key; 0 for none.
  fileprivate func lengthOfPiece(at text: ArraySlice<UInt8>) -> Int {
    var longest = 0
    for start in indices { longest = Swift.max(longest, text.lengthInCommon(with: self[start...])) }
    return isTelling(text.prefix(longest)) ? longest : 0
  }

  private func isTelling(_ piece: ArraySlice<UInt8>) -> Bool {
    let digits = piece.count(where: \.isASCIIDigit)
    let hasLetter = digits < piece.count
    return piece.count == count || digits > 0 && piece.count >= (hasLetter ? 4 : 6)
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the beginning of both are equal.
  fileprivate func lengthInCommon(with other: ArraySlice<UInt8>) -> Int {
    var length = 0
    while length < Swift.min(count, other.count),
      self[startIndex + length] == other[other.startIndex + length]
    {
      length += 1
    }
    return length
  }
}
