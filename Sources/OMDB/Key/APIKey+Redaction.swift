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
    var output = Array(text.utf8)
    var start = 0
    while start < output.count {
      let length = lengthOfPiece(at: output[start...])
      for index in start..<(start + length) { output[index] = UInt8(ascii: "x") }
      start += max(length, 1)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// How many bytes at the beginning of a text are a telling piece of the key; 0 for none.
  private func lengthOfPiece(at text: ArraySlice<UInt8>) -> Int {
    let secret = Array(secret.utf8)
    let lengths = secret.indices.map { start in
      zip(text, secret[start...]).prefix { $0 == $1 }.count
    }
    let length = lengths.max() ?? 0
    return isTelling(text.prefix(length)) ? length : 0
  }

  private func isTelling(_ piece: ArraySlice<UInt8>) -> Bool {
    let digits = piece.count(where: \.isASCIIDigit)
    let hasLetter = digits < piece.count
    return piece.count == secret.utf8.count
      || digits > 0 && piece.count >= (hasLetter ? 4 : 6)
  }
}
