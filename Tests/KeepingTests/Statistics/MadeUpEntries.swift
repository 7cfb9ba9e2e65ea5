import Keeping
import Testing
import Titles

/// Entries of a library, made up of what a test says of them.
struct MadeUpEntries {
  private(set) var entries: [LibraryEntry] = []

  /// Adds an entry about a new title.
  mutating func add(
    _ title: String = "The Lamp", kind: TitleKind? = .movie, year: Int? = nil, minutes: Int? = nil,
    genres: [String] = [], directors: [String] = [], countries: [String] = [], score: Double? = nil,
    seen: [Viewing] = [], rating: Int? = nil
  ) throws {
    let id = try #require(TitleID("tt\(1_000_000 + entries.count)"))
    let ratings = score.map { [Rating(imdb: $0)] } ?? []
    let facts = TitleDetail(
      id: id, title: title, years: year.map { YearRange($0) }, kind: kind, minutes: minutes,
      genres: genres, directors: directors, countries: countries, ratings: ratings)
    entries.append(LibraryEntry(facts, viewings: seen, rating: rating))
  }

  /// What they amount to.
  func statistics(today: CalendarDate? = nil) -> LibraryStatistics {
    LibraryStatistics(entries, today: today)
  }
}

extension Viewing {
  /// A viewing on a day such as `2024-03-09`.
  init(_ day: String, isInCinema: Bool = false, isRewatch: Bool = false) throws {
    self.init(day: try CalendarDate(day), isInCinema: isInCinema, isRewatch: isRewatch)
  }
}

extension CalendarDate {
  /// A day such as `2024-03-09`.
  init(_ text: String) throws {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3)
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}
