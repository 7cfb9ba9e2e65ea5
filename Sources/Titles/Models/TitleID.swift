/// An IMDb title id: `tt` and seven to ten digits with leading zeros, such as `tt0096895`; or, for
/// an episode whose id nobody tells, its place: `tt0903747-s05e14`.
public struct TitleID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public let rawValue: String

  /// The place that it stands for; `nil` for an IMDb id.
  public var place: EpisodeNumber? {
    rawValue.utf8.count > Self.longest ? EpisodeNumber(rawValue) : nil
  }

  /// How many bytes an IMDb id has at most.
  fileprivate static let longest = 12

  /// Returns `nil` for anything except `tt` and seven to ten ASCII digits, or a place as it is
  /// written here.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.dropFirst(2)
    guard text.hasPrefix("tt") else { return nil }
    if (7...10).contains(digits.count), digits.allSatisfy(\.isDigit) {
      rawValue = String(text)
    } else {
      guard let place = EpisodeNumber(text) else { return nil }
      let id = TitleID(place)
      // Each place is written in one way.
      guard id.rawValue == text else { return nil }
      self = id
    }
  }

  /// Stands for the episode at a place, as long as nobody tells its id.
  ///
  /// - Parameter place: The place in a series that has an IMDb id; neither number is below 0.
  public init(_ place: EpisodeNumber) {
    let numbers = [("s", place.season), ("e", place.episode)].map { letter, number in
      "\(letter)\(number < 10 ? "0" : "")\(number)"
    }
    rawValue = "\(place.series.rawValue)-\(numbers.joined())"
  }

  public var description: String { rawValue }

  /// The address of the title's page at IMDb; for a place, of the list that the episode is in.
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
  /// Reads a place such as `tt0903747-s05e14`.
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
  /// Returns `nil` for an invalid id; lets ids be the keys of a JSON object.
  public init?(rawValue: String) {
    self.init(rawValue)
  }
}
