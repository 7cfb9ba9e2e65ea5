/// A number as it was typed, with its unit.
enum NumberReading: Hashable {
  /// A single number, as both bounds of the range, or a period of several years.
  case numbers(ClosedRange<Double>)
  /// The text may become a number if more is typed.
  case unfinished
  case wrong

  fileprivate init(_ number: Double?) {
    self = number.map { .numbers($0...$0) } ?? .wrong
  }

  /// Reads a whole number.
  static func wholeNumber(_ text: String) -> NumberReading {
    read(text) { NumberReading($0.whole) }
  }

  /// Reads the height of a picture in lines: `1080`, `1080p`, `576i`, `4k` and `8k`.
  static func lines(_ text: String) -> NumberReading {
    let text = text.lowercased()
    if let width = text.without(suffix: "k") {
      return NumberReading(["4": 2_160, "8": 4_320][width])
    }
    return NumberReading((text.without(suffix: "p") ?? text.without(suffix: "i") ?? text).whole)
  }

  /// Reads a text; a point or a comma at its end may be followed by more.
  fileprivate static func read(
    _ text: String, by readToEnd: (String) -> NumberReading
  ) -> NumberReading {
    let reading = readToEnd(text)
    guard reading == .wrong, text.last == "." || text.last == ",",
      case .numbers = readToEnd(String(text.dropLast()))
    else { return reading }
    return .unfinished
  }

  /// Returns the value of a condition with this number.
  ///
  /// - Parameters:
  ///   - field: The field, for mistakes.
  ///   - limits: The range in which the value must be.
  /// - Returns: The range of numbers, or the mistake in the text.
  func value(of field: ExpressionField, limits: ClosedRange<Double>)
    -> ValueReading<ClosedRange<Double>>
  {
    switch self {
    case .numbers(let numbers):
      limits.contains(numbers.lowerBound) && limits.contains(numbers.upperBound)
        ? .value(numbers) : .wrong(.outOfRange(field, limits: limits))
    case .unfinished: .unfinished(.numberExpected(by: field))
    case .wrong: .wrong(.numberExpected(by: field))
    }
  }
}

extension NumberField {
  /// The range in which typed numbers must be.
  var limits: ClosedRange<Double> {
    switch self {
    case .year: Double(Years.possible.lowerBound)...Double(Years.possible.upperBound)
    case .rating: 0...10
    case .metascore, .tomatoes: 0...100
    case .votes: 0...1_000_000_000
    case .runtime: 0...100_000
    }
  }

  /// Reads a number in the formats of the field: `1990`, `90s`, `7.5`, `80%`, `10k`, `1h50`.
  func read(_ text: String) -> NumberReading { NumberReading.read(text, by: readToEnd) }

  private func readToEnd(_ text: String) -> NumberReading {
    let text = text.lowercased()
    return switch self {
    case .year: Self.year(text)
    case .rating: NumberReading(text.decimal)
    case .metascore, .tomatoes: NumberReading((text.without(suffix: "%") ?? text).whole)
    case .votes: Self.count(text)
    case .runtime: Self.duration(text)
    }
  }

  private static func year(_ text: String) -> NumberReading {
    switch Years.read(text) {
    case .years(let years):
      return .numbers(Double(years.range.lowerBound)...Double(years.range.upperBound))
    case .unfinished: return .unfinished
    case .wrong: return NumberReading(text.whole)
    }
  }

  /// Reads `10000`, `10,000`, `10k` and `1.5m`.
  private static func count(_ text: String) -> NumberReading {
    for (unit, factor) in [("k", 1_000.0), ("m", 1_000_000.0)] {
      if let number = text.without(suffix: unit) {
        return NumberReading(number.decimal.map { ($0 * factor).rounded() })
      }
    }
    let groups = text.parts { $0 == "," || $0 == "." }
    guard groups.count > 1 else { return NumberReading(text.whole) }
    let isGrouped =
      (1...3).contains(groups[0].count)
      && groups.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    guard isGrouped, let last = groups.last, let number = groups.joined().whole else {
      return .wrong
    }
    return switch last.count {
    case 1, 2: .unfinished
    case 3: NumberReading(number)
    default: .wrong
    }
  }

  /// Reads minutes and hours: `110`, `90min`, `1h`, `1h50` and `1h50m`.
  private static func duration(_ text: String) -> NumberReading {
    let parts = text.parts { $0 == "h" }
    guard let last = parts.last, parts.count <= 2 else { return .wrong }
    if last.hasSuffix("mi"), last.dropLast(2).last?.isNumber == true { return .unfinished }
    let minutes = (last.without(suffix: "min") ?? last.without(suffix: "m") ?? last)
    guard parts.count == 2 else { return NumberReading(minutes.whole) }
    guard let hours = parts[0].whole, let rest = last.isEmpty ? 0 : minutes.whole, rest < 60
    else { return .wrong }
    return NumberReading(hours * 60 + rest)
  }
}

extension String {
  /// The number that the digits stand for; `nil` for any other text.
  var whole: Double? {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Double(self) : nil
  }

  /// The number with at most two decimals after a point or a comma; `nil` for any other text.
  fileprivate var decimal: Double? {
    let parts = parts { $0 == "." || $0 == "," }
    guard parts.count == 2 else { return whole }
    guard parts[0].whole != nil, parts[1].whole != nil, parts[1].count <= 2 else { return nil }
    return Double(parts.joined(separator: "."))
  }

  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }

  fileprivate func parts(between isSeparator: (Character) -> Bool) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map(String.init)
  }
}
