import Titles

/// For each fact that a library's charts need, the number of counted titles that have it.
public struct FactCoverage: Hashable, Sendable, Codable {
  /// The number of all titles.
  public private(set) var titles = 0
  public private(set) var years = 0
  public private(set) var genres = 0
  public private(set) var directors = 0
  public private(set) var countries = 0

  /// Counts a title and the facts that it has.
  mutating func take(_ facts: TitleDetail) {
    titles += 1
    years += facts.years.map { Years.possible.contains($0.start) } == true ? 1 : 0
    genres += facts.genres.isEmpty ? 0 : 1
    directors += facts.directors.isEmpty ? 0 : 1
    countries += facts.countries.isEmpty ? 0 : 1
  }
}
