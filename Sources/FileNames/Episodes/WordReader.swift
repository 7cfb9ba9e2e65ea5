/// Reads a word from its beginning: letters, then digits, and so on.
struct WordReader {
  private var rest: Substring.UTF8View

  init(_ word: String) { rest = word[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard rest.starts(with: text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }
  }

  /// Reads a number with so many digits at least and at most.
  mutating func number(_ digits: ClosedRange<Int> = 1...4) -> Int? {
    var count = 0
    var number = 0
    for byte in rest {
      guard byte >= 0x30, byte <= 0x39 else { break }
      count += 1
      guard count <= digits.upperBound else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    guard count >= digits.lowerBound else { return nil }
    rest = rest.dropFirst(count)
    return number
  }
}
