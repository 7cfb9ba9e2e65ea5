public import Titles

/// Something that one reads and that leads on, such as a name below a film.
public enum Door: Hashable, Sendable, Codable {
  /// Somebody, by the name that the catalogue writes.
  case person(String)
  case genre(String)
  case country(String)
  /// The year in which a title came out, or began.
  case year(Int)
  /// Another title.
  case title(TitleID)
  /// The page of a series, at one of its episodes.
  case series(TitleID, at: TitleID, season: Int?)

  /// The expression of the query language that finds what is behind it; `nil` for a title,
  /// which has a page of its own.
  public var expression: String? { expression(as: nil) }

  /// The same for one of the parts that somebody can have; `nil` for any part.
  func expression(as role: CommonNames.Role?) -> String? {
    switch self {
    case .person(let name): "\(role?.rawValue ?? "person"):\(name.inQuotes) sort:-year"
    case .genre(let name): "genre:\(name.inQuotes)"
    case .country(let name): "country:\(name.inQuotes)"
    case .year(let year): "year:\(year)"
    case .title, .series: nil
    }
  }
}

/// Where a door stands in what is read.
public struct DoorPlace: Hashable, Sendable, Codable {
  /// The part of the text.
  public enum Part: String, Hashable, Sendable, Codable {
    case title, years, genres, directors, writers, cast, countries
    /// The people that titles side by side have in common.
    case common
    /// Others who have somebody's name.
    case namesakes
    /// The titles that are like this one.
    case similar
  }

  public let part: Part
  /// Its place among the doors of the part, counted from 0.
  public let number: Int
  /// Among titles side by side, that of the part; 0 elsewhere.
  public var column: Int

  public init(_ part: Part, _ number: Int = 0, column: Int = 0) {
    self.part = part
    self.number = number
    self.column = column
  }
}

extension DoorPlace.Part {
  /// The door that a word of the part is; `nil` for one that leads nowhere.
  public func door(of word: String) -> Door? {
    switch self {
    case .title, .similar: nil
    case .years: Int(word.prefix(4)).map(Door.year)
    case .genres: .genre(word)
    case .directors, .writers, .cast, .common, .namesakes: .person(word)
    case .countries: .country(word)
    }
  }
}

extension TitleDetail {
  /// The series that an episode belongs to; `nil` for any other title.
  public var seriesDoor: Door? {
    kind == .episode ? seriesID.map { .series($0, at: id, season: season) } : nil
  }
}
