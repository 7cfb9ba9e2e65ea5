public import Titles

/// A link in a text, such as a name below a film.
public enum Door: Hashable, Sendable, Codable {
  /// A person, by the name as the catalogue spells it.
  case person(String)
  case genre(String)
  case country(String)
  /// The year in which a title came out, or a series began.
  case year(Int)
  /// Another title.
  case title(TitleID)
  /// The page of a series, with one of its episodes selected.
  case series(TitleID, at: TitleID, season: Int?)

  /// The expression of the query language that finds the titles behind the link; `nil` for a title,
  /// which has a page of its own.
  public var expression: String? { expression(as: nil) }

  /// Returns the expression, limited to one role of a person; `nil` stands for any role.
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

/// The place of a link in a text.
public struct DoorPlace: Hashable, Sendable, Codable {
  /// A part of the text.
  public enum Part: String, Hashable, Sendable, Codable {
    case title, years, genres, directors, writers, cast, countries
    /// The people that titles side by side have in common.
    case common
    /// Other people with the same name.
    case namesakes
    /// The titles similar to this one.
    case similar
  }

  public let part: Part
  /// The index of the link among those of the part, from 0.
  public let number: Int
  /// The index of the title among titles side by side; 0 elsewhere.
  public var column: Int

  public init(_ part: Part, _ number: Int = 0, column: Int = 0) {
    self.part = part
    self.number = number
    self.column = column
  }
}

extension DoorPlace.Part {
  /// Returns the link behind a word of the part; `nil` if the word leads nowhere.
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
