public import Titles

extension Int {
  /// This many minutes, as shown to the user: `12 min`, `3 h`, `3 h 12 min`.
  public var asHoursAndMinutes: String {
    let (hours, minutes) = quotientAndRemainder(dividingBy: 60)
    let parts = [
      hours > 0 ? "\(hours) h" : nil, minutes > 0 || hours == 0 ? "\(minutes) min" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The number in at most four characters, such as `324k` or `1.4M`.
  var abbreviated: String {
    switch self {
    case ..<1_000: String(self)
    case ..<9_950: Self.oneDecimal(Double(self) / 1_000) + "k"
    case ..<999_500: String((self + 500) / 1_000) + "k"
    case ..<9_950_000: Self.oneDecimal(Double(self) / 1_000_000) + "M"
    default: String((self + 500_000) / 1_000_000) + "M"
    }
  }

  /// The number in a sentence about very many: `749`, `2.6 M`.
  var roughly: String {
    let text = abbreviated
    return self < 1_000 ? text : "\(text.dropLast()) \(text.suffix(1))"
  }

  /// Returns a number of things, such as `1 title` or `1,204 titles`.
  ///
  /// - Parameter noun: The word for one of them, whose plural has an s.
  /// - Returns: The number and the word.
  public func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s"
  }

  /// The number with a comma between thousands.
  public var grouped: String {
    let digits = String(magnitude)
    var grouped = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }

  private static func oneDecimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Rating {
  /// The score in the form of its source: IMDb counts to ten, the others to a hundred.
  public var written: String {
    guard source == .imdb else { return String(Int(score.rounded())) }
    let tenths = Int(score.rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Rating.Source {
  /// The source's name.
  public var name: String {
    switch self {
    case .imdb: "IMDb"
    case .rottenTomatoes: "Rotten Tomatoes"
    case .metacritic: "Metacritic"
    case .other(let name): name
    }
  }
}
