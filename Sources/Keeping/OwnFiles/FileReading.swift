public import FileNames
public import Titles

/// The part of a file's name that is kept: a title, a place in a series, a version.
public struct FileReading: Hashable, Sendable {
  /// The name of the film, or of the series.
  public var name: ImportedName
  /// Which part of a series the file has.
  public var place: Place
  public var version: FileVersion

  /// The part of a series that a name tells.
  public enum Place: Hashable, Sendable {
    /// No part: a film, or a series as a whole.
    case whole
    /// Episodes of a season, by their numbers.
    case episodes(season: Int, [Int])
    /// The numbers of episodes, counted from the first season on.
    case absolute([Int])
    /// The day on which an episode was shown.
    case day(CalendarDate)
  }

  public init(_ name: ImportedName, _ place: Place = .whole, version: FileVersion = FileVersion()) {
    self.name = name
    self.place = place
    self.version = version
  }

  /// Takes the parts that are kept out of a reading of a name.
  public init(_ reading: FileNameReading) {
    let isFilm = reading.kind == .film
    name = ImportedName(
      title: reading.title, year: reading.year, kind: isFilm ? .movie : .series)
    place = isFilm ? .whole : Place(reading)
    version = FileVersion(
      lines: reading.resolution, edition: reading.edition, part: reading.part)
  }

  /// The text by which files of the same title are found again: see ``KnownFile/reading``.
  public var key: String {
    Self.key(of: Self.key(of: name), place: place.written, part: version.part)
  }

  /// Returns the text by which names of the same film or series are found again.
  public static func key(of name: ImportedName) -> String {
    "\(name.title.comparisonKey)|\(name.year ?? 0)"
  }

  /// Returns the text by which files of the same title are found again.
  ///
  /// - Parameters:
  ///   - name: The text of the name of the film or the series.
  ///   - place: The place in the series, as it is stored.
  ///   - part: The number of the part.
  /// - Returns: The text.
  public static func key(of name: String, place: String, part: Int?) -> String {
    "\(name)|\(place)|\(part ?? 0)"
  }

  /// The name under which the file waits while nobody knows what it means.
  public var openName: ImportedName {
    switch place {
    case .whole, .day: name
    case .episodes(let season, let numbers):
      episode(NamedEpisode(season: season, number: numbers.first))
    case .absolute(let numbers): episode(NamedEpisode(season: 1, number: numbers.first))
    }
  }

  private func episode(_ episode: NamedEpisode) -> ImportedName {
    ImportedName(title: name.title, year: name.year, kind: .episode, episode: episode)
  }
}

extension FileReading.Place {
  fileprivate init(_ reading: FileNameReading) {
    if let date = reading.date {
      self = .day(CalendarDate(year: date.year, month: date.month, day: date.day))
    } else if let season = reading.season, !reading.episodes.isEmpty {
      self = .episodes(season: season, reading.episodes)
    } else if let numbers = reading.episodes.nonEmpty ?? reading.absoluteNumber.map({ [$0] }) {
      self = .absolute(numbers)
    } else {
      self = .whole
    }
  }

  /// The place as it is stored, such as `s1e2,3`, `a12` or `d2024-01-31`; empty for the whole.
  public var written: String {
    switch self {
    case .whole: ""
    case .episodes(let season, let numbers): "s\(season)e\(Self.written(numbers))"
    case .absolute(let numbers): "a\(Self.written(numbers))"
    case .day(let day): "d\(day.isoText)"
    }
  }

  /// Reads what ``written`` has written; anything else counts as the whole.
  public init(written: String) {
    let rest = written.dropFirst()
    let parts = rest.split(separator: "e", maxSplits: 1)
    let place: Self? =
      switch written.first {
      case "s" where parts.count == 2:
        Int(parts[0]).flatMap { season in
          Self.numbers(in: parts[1]).map { .episodes(season: season, $0) }
        }
      case "a": Self.numbers(in: rest).map { .absolute($0) }
      case "d": CalendarDate(isoText: String(rest)).map { .day($0) }
      default: nil
      }
    self = place ?? .whole
  }

  private static func written(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
  }

  private static func numbers(in text: Substring) -> [Int]? {
    text.split(separator: ",").compactMap { Int($0) }.nonEmpty
  }
}

extension FileReading.Place {
  /// The episodes of a series at the place, as far as the name gives their numbers; empty for any
  /// other place.
  public func episodes(of series: TitleID) -> [EpisodeNumber] {
    guard case .episodes(let season, let numbers) = self else { return [] }
    return numbers.map { EpisodeNumber(series: series, season: season, episode: $0) }
  }
}

extension Array {
  /// The array; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
