import SafeText
import Titles

/// Numbers, which OMDb sends as strings with units, signs and thousands separators, and proxies as
/// numbers.
extension Fields {
  /// Reads a non-negative integer, with or without thousands separators: `1,434,451`.
  func count(_ name: String) -> Int? {
    guard let text = raw(name)?.trimmed, let number = Fields.decimal(text) else { return nil }
    return Int(exactly: number)
  }

  /// Reads a rating out of ten and converts it to a scale of 0 to 100.
  func score(outOfTen name: String) -> Double? {
    raw(name).flatMap { Fields.decimal($0.trimmed) }.flatMap { Rating.score($0, outOf: 10) }
  }

  /// Reads a sum in US dollars: `$291,045,518`, `$292.6M`.
  func dollars(_ name: String) -> Int? {
    guard var text = raw(name)?.trimmed, text.hasPrefix("$") else { return nil }
    text.removeFirst()
    let factor =
      switch text.last {
      case "K", "k": 1e3
      case "M", "m": 1e6
      case "B", "b": 1e9
      default: 1.0
      }
    if factor > 1 { text.removeLast() }
    return Fields.decimal(text.trimmed).flatMap { Int(exactly: ($0 * factor).rounded()) }
  }

  /// Reads a running time in minutes: `142 min`, `1 h 30 min`, `2 h`, or a bare number of minutes.
  ///
  /// `nil` for zero and for more than 100,000 minutes.
  func minutes(_ name: String) -> Int? {
    guard let text = raw(name)?.lowercased() else { return nil }
    var minutes = 0
    var number: Int?
    for token in Fields.tokens(of: text) {
      if let digits = Int(token, in: 0...999_999_999) {
        number = digits
      } else if let amount = number {
        guard amount <= 100_000 else { return nil }
        minutes += token.hasPrefix("h") ? amount * 60 : token.hasPrefix("m") ? amount : 0
        number = nil
      }
    }
    minutes += min(number ?? 0, 100_001)
    return (1...100_000).contains(minutes) ? minutes : nil
  }

  /// Reads a number from 0 to 2^53, in English notation.
  static func decimal(_ text: String) -> Double? {
    let digits = text.filter { $0 != "," }
    guard digits.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }),
      let number = Double(digits), number <= 0x1p53
    else { return nil }
    return number
  }

  /// Returns the runs of digits and of letters; thousands separators are dropped, and all other
  /// characters separate runs.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var previous = Token.other
    for byte in text.utf8 where byte != UInt8(ascii: ",") {
      let token: Token =
        byte.isASCIIDigit ? .digit : Character(Unicode.Scalar(byte)).isLetter ? .letter : .other
      if token != .other {
        if token != previous { tokens.append("") }
        tokens[tokens.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      }
      previous = token
    }
    return tokens
  }

  private enum Token {
    case digit, letter, other
  }
}
