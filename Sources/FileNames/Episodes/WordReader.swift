/// Reads a word from its beginning: letters, then digits, and so on.
struct WordReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ word: String) { bytes = Array(word.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  /// Skips a text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard bytes[place...].starts(with: text) else { return false }
      place += text.count
      return true
    }
  }

  /// Reads a number with so many digits at least and at most.
  mutating func number(_ digits: ClosedRange<Int> = 1...4) -> Int? {
    var end = place
    var number = 0
    while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 {
      guard end - place < digits.upperBound else { return nil }
      number = number * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard end - place >= digits.lowerBound else { return nil }
    place = end
    return number
  }
}
