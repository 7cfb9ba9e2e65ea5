/// The years that a question is about: one, or several in a row.
public struct Years: Hashable, Sendable {
  public var range: ClosedRange<Int>

  public init(_ range: ClosedRange<Int>) {
    self.range = range
  }

  public init(_ year: Int) {
    self.init(year...year)
  }

  /// The years that can be asked for: a range without a first or a last year ends here.
  public static let possible = 1870...2100

  /// The year, where it is only one.
  public var single: Int? { range.lowerBound == range.upperBound ? range.lowerBound : nil }

  /// The years as one types them: `1989`, `1990-1999`, `1990-`, `-1980`.
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

  /// Reads a number, which is a single year, or an object of the first and the last one.
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
