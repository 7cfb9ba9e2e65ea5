internal import SafeText

/// The parsing of numbers as services and spreadsheets write them.
enum WrittenNumber {
  /// Parses a whole number from 0, with or without thousands separators: `1,234,567`.
  static func count(_ text: String) -> Int? {
    let digits = text.filter { !",.'’ \u{A0}\u{202F}".contains($0) }
    return Int(digits, in: 0...1_000_000_000)
  }

  /// Parses a number from 0 to 10 with at most one decimal, as tenths: 71 for `7.1` and for `7,1`.
  static func tenths(_ text: String) -> Int? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let first = parts.first, let whole = Int(first, in: 0...10) else { return nil }
    guard parts.count == 2 else { return whole * 10 }
    guard parts[1].utf8.count == 1, let tenth = Int(parts[1], in: 0...9) else { return nil }
    let tenths = whole * 10 + tenth
    return tenths <= 100 ? tenths : nil
  }
}
