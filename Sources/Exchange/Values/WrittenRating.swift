internal import SafeText

/// A rating as people write it: `8`, `3,5`, `8.5/10`, `80 %` or `★★★½`.
struct WrittenRating {
  /// The value in hundredths, which avoids rounding.
  let hundredths: Int
  /// The highest value of the scale, if the text includes it.
  let limit: Int?

  /// Parses a rating; returns `nil` for any other text.
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

  /// Whether the rating is zero, which services write for no rating.
  var isNone: Bool { hundredths == 0 }

  /// Converts the rating to points from 1 to 10.
  ///
  /// - Parameter scale: The highest value, unless the text includes one.
  /// - Returns: The nearest whole number, or the higher one if two are equally near, and whether it
  ///   is exact; `nil` if the value is not on the scale.
  func points(of scale: Int) -> (value: Int, isExact: Bool)? {
    let limit = limit ?? scale
    guard hundredths > 0, hundredths <= limit * 100 else { return nil }
    let (tenfold, unit) = (hundredths * 10, limit * 100)
    return (max(1, (tenfold * 2 + unit) / (unit * 2)), tenfold.isMultiple(of: unit))
  }

  /// Parses `★★★½`, followed by any number of empty stars, as hundredths.
  private static func stars(_ text: String) -> Int? {
    let full = text.prefix { $0 == "★" || $0 == "⭐" || $0 == "⭐️" }
    let half = text[full.endIndex...].prefix { $0 == "½" }
    let rest = text[half.endIndex...]
    guard full.count + half.count > 0, full.count <= 5, half.count <= 1,
      rest.allSatisfy({ $0 == "☆" })
    else { return nil }
    return full.count * 100 + half.count * 50
  }

  /// Parses a number from 0 to 100, with a decimal point or comma, as hundredths.
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
