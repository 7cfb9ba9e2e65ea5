internal import SafeText

/// A rating as people write it: `8`, `3,5`, `8.5/10`, `80 %` or `★★★½`.
struct WrittenRating {
  /// The value in hundredths, so that no conversion changes it.
  let hundredths: Int
  /// The highest value of its scale, if it has that in it.
  let limit: Int?

  /// `nil` for a text that is no rating.
  init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    if let stars = Self.stars(text) {
      (hundredths, limit) = (stars, 5)
    } else if text.hasSuffix("%"), let value = Self.hundredths(text.dropLast()) {
      (hundredths, limit) = (value, 100)
    } else {
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = Self.hundredths(parts[0]) else { return nil }
      hundredths = value
      guard parts.count == 2 else {
        limit = nil
        return
      }
      guard let highest = Int(parts[1], in: 1...100) else { return nil }
      limit = highest
    }
  }

  /// Whether it is a zero, which services write for no rating.
  var isNone: Bool { hundredths == 0 }

  /// The rating from 1 to 10.
  ///
  /// - Parameter scale: The highest value; that in the text counts before it.
  /// - Returns: The nearest whole number, the higher one of two, and whether it is the very value;
  ///   `nil` if the value is not on the scale.
  func points(of scale: Int) -> (value: Int, isExact: Bool)? {
    let limit = limit ?? scale
    guard hundredths > 0, hundredths <= limit * 100 else { return nil }
    let (tenfold, unit) = (hundredths * 10, limit * 100)
    return (max(1, (tenfold * 2 + unit) / (unit * 2)), tenfold.isMultiple(of: unit))
  }

  /// The hundredths of `★★★½`, with any number of empty stars behind it.
  private static func stars(_ text: String) -> Int? {
    let full = text.prefix { $0 == "★" || $0 == "⭐" || $0 == "⭐️" }
    let half = text[full.endIndex...].prefix { $0 == "½" }
    let rest = text[half.endIndex...]
    guard full.count + half.count > 0, full.count <= 5, half.count <= 1,
      rest.allSatisfy({ $0 == "☆" })
    else { return nil }
    return full.count * 100 + half.count * 50
  }

  /// The hundredths of a number from 0 to 100, with a decimal point or comma.
  private static func hundredths(_ text: some StringProtocol) -> Int? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
    guard let first = parts.first, let whole = Int(first, in: 0...100) else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let digits = (parts[1] + "0").prefix(2)
    return Int(digits, in: 0...99).map { whole * 100 + $0 }
  }
}
