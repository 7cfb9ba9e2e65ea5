/// The years that a question is about: one year, or several in a row.
public struct Years: Hashable, Sendable {
  public var range: ClosedRange<Int>

  public init(_ range: ClosedRange<Int>) {
    self.range = range
  }

  public init(_ year: Int) {
    self.init(year...year)
  }

  /// The years that a question can be about, and at which a range without a first or last year
  /// ends.
  public static let possible = 1870...2100

  /// The year, if there is only one; `nil` otherwise.
  public var single: Int? { range.lowerBound == range.upperBound ? range.lowerBound : nil }

  /// The years as users type them: `1989`, `1990-1999`, `1990-`, `-1980`.
  public var text: String {
    if let single { return String(single) }
    let first = range.lowerBound > Self.possible.lowerBound ? String(range.lowerBound) : ""
    let last = range.upperBound < Self.possible.upperBound ? String(range.upperBound) : ""
    return "\(first)-\(last)"
  }
}

extension Years: Codable {
  private enum CodingKeys: CodingKey {
    case first, last
  }

  /// Reads a number, which is a single year, or an object with the first and the last year.
  public init(from decoder: any Decoder) throws {
    if let year = try? decoder.singleValueContainer().decode(Int.self) {
      self.init(year)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let first = try container.decode(Int.self, forKey: .first)
    let last = try container.decode(Int.self, forKey: .last)
    guard first <= last else {
      throw DecodingError.dataCorruptedError(
        forKey: .last, in: container, debugDescription: "\(last) comes before \(first)")
    }
    self.init(first...last)
  }

  public func encode(to encoder: any Encoder) throws {
    if let single {
      var container = encoder.singleValueContainer()
      return try container.encode(single)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.lowerBound, forKey: .first)
    try container.encode(range.upperBound, forKey: .last)
  }
}

extension Years {
  /// The reading of a text about years, whether or not it is still being typed.
  public enum Reading: Hashable, Sendable {
    case years(Years)
    /// The text may become years if more is typed; several years if it has a dash already.
    case unfinished(isRange: Bool)
    /// The text cannot become years, whatever follows.
    case wrong

    /// Whether the text is about several years, as far as it has been typed.
    public var isRange: Bool {
      switch self {
      case .years(let years): years.single == nil
      case .unfinished(let isRange): isRange
      case .wrong: false
      }
    }
  }

  /// Reads `1989`, `90s`, `1990s`, `1990-1999`, `1990-`, `-1980` and the like, with any dash or, as
  /// in the query language, with two dots.
  ///
  /// The ends of a range may be in either order.
  public static func read(_ text: String) -> Reading {
    let signs = text.lowercased().replacing("..", with: "-").filter { !$0.isWhitespace }
      .map { dashes.contains($0) ? "-" : $0 }
    let ends = signs.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    return switch ends.count {
    case 1: read(ends[0], isRange: false)
    case 2: read(from: ends[0], to: ends[1])
    default: .wrong
    }
  }

  /// Reads a finished text about years; returns `nil` for any other text.
  public init?(_ text: String) {
    guard case .years(let years) = Self.read(text) else { return nil }
    self = years
  }

  private static func read(from first: String, to last: String) -> Reading {
    guard !first.isEmpty else {
      return read(last, isRange: true).map { possible.lowerBound...$0.upperBound }
    }
    guard let first = periods[first] else { return .wrong }
    guard !last.isEmpty else { return .years(Years(first.lowerBound...possible.upperBound)) }
    return read(last, isRange: true).map {
      min(first.lowerBound, $0.lowerBound)...max(first.upperBound, $0.upperBound)
    }
  }

  private static func read(_ period: String, isRange: Bool) -> Reading {
    if let years = periods[period] { return .years(Years(years)) }
    return periods.keys.contains { $0.hasPrefix(period) } ? .unfinished(isRange: isRange) : .wrong
  }

  static let dashes: Set<Character> = ["-", "‐", "‑", "–", "—", "−"]

  /// The years of each text without a dash: of `1989`, of `1990s`, and of `90s`, which stands for
  /// the likeliest decade of films.
  private static let periods: [String: ClosedRange<Int>] = {
    var periods: [String: ClosedRange<Int>] = [:]
    for year in possible { periods[String(year)] = year...year }
    for decade in stride(from: possible.lowerBound, through: possible.upperBound, by: 10) {
      let years = (decade...(decade + 9)).clamped(to: possible)
      periods["\(decade)s"] = years
      if (1930..<2030).contains(decade) { periods[String("\(decade)s".suffix(3))] = years }
    }
    return periods
  }()
}

extension Years.Reading {
  /// Returns the reading with its years, if it has any, transformed.
  fileprivate func map(_ transform: (ClosedRange<Int>) -> ClosedRange<Int>) -> Years.Reading {
    guard case .years(let years) = self else { return self }
    return .years(Years(transform(years.range)))
  }
}
