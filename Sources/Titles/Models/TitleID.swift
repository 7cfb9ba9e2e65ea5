/// An IMDb title id: `tt` and seven to ten digits with leading zeros, such as `tt0096895`.
public struct TitleID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// Returns `nil` for anything except `tt` and seven to ten ASCII digits.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.dropFirst(2)
    guard text.hasPrefix("tt"), (7...10).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rawValue = String(text)
  }

  public var description: String { rawValue }

  /// The address of the title's page at IMDb.
  public var imdbPage: String { "https://www.imdb.com/title/\(rawValue)/" }

  public static func < (left: TitleID, right: TitleID) -> Bool { left.rawValue < right.rawValue }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = TitleID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a valid IMDb id")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension TitleID: RawRepresentable, CodingKeyRepresentable {
  /// Returns `nil` for an invalid id; lets ids be the keys of a JSON object.
  public init?(rawValue: String) {
    self.init(rawValue)
  }
}
