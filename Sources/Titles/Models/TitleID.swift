/// An IMDb title id: `tt` and seven to ten digits with leading zeros, such as `tt0096895`; or, for
/// an episode whose id is unknown, its place: `tt0903747-s05e14`.
public struct TitleID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// The place that the id stands for; `nil` for an IMDb id.
  public var place: EpisodeNumber? {
    rawValue.utf8.count > Self.longest ? EpisodeNumber(rawValue) : nil
  }

  /// The maximum length of an IMDb id, in bytes.
  fileprivate static let longest = 12

  /// Reads an id; returns `nil` for anything except `tt` and seven to ten ASCII digits, or a place
  /// as it is written here.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.dropFirst(2)
    guard text.hasPrefix("tt") else { return nil }
    if (7...10).contains(digits.count), digits.allSatisfy(\.isDigit) {
      rawValue = String(text)
    } else {
      guard let place = EpisodeNumber(text) else { return nil }
      let id = TitleID(place)
      // Each place can be written in only one way.
      guard id.rawValue == text else { return nil }
      self = id
    }
  }

  /// Makes the id that stands for the episode at a place until the real id is known.
  ///
  /// - Parameter place: The place in a series that has an IMDb id; neither number is negative.
  public init(_ place: EpisodeNumber) {
    let numbers = [("s", place.season), ("e", place.episode)].map { letter, number in
      "\(letter)\(number < 10 ? "0" : "")\(number)"
    }
    rawValue = "\(place.series.rawValue)-\(numbers.joined())"
  }

  public var description: String { rawValue }

  /// The address of the title's page at IMDb; for a place, of the page that lists its season.
  public var imdbPage: String {
    let page = "https://www.imdb.com/title/\(place?.series.rawValue ?? rawValue)/"
    return place.map { "\(page)episodes/?season=\($0.season)" } ?? page
  }

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

extension EpisodeNumber {
  /// Reads a place such as `tt0903747-s05e14`; returns `nil` for any other text.
  fileprivate init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count <= TitleID.longest, let series = TitleID(parts[0]),
      parts[1].first == "s"
    else { return nil }
    let numbers = parts[1].dropFirst().split(separator: "e", maxSplits: 1)
      .compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard numbers.count == 2 else { return nil }
    self.init(series: series, season: numbers[0], episode: numbers[1])
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension TitleID: RawRepresentable, CodingKeyRepresentable {
  /// Reads an id, which can thus be the key of a JSON object; returns `nil` for an invalid id.
  public init?(rawValue: String) {
    self.init(rawValue)
  }
}
