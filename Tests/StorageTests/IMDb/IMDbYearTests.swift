import Search
import Testing
import Titles

@testable import Storage

/// Years of few titles are looked for among words, and all others among facts: both find the same.
@Suite("Years in IMDb's data", .timeLimit(.minutes(5)))
struct IMDbYearTests {
  /// A film or two of each year from 1860 to 2109, the first and last of which have no sign, and as
  /// many of 2019.
  private let titles: [IMDbTitle] = (0..<600).map { place in
    let year = place.isMultiple(of: 2) ? 2019 : 1860 + place * 5 / 12
    return IMDbTitle(
      UInt32(1_000_000 + place), "\(place.isMultiple(of: 3) ? "Lamp" : "Moon") \(place)",
      year: year, votes: 100_000 - place
    ) { $0.genres = IMDbGenres(rawValue: 1 << (place % 5)) }
  }

  @Test(
    "The films of some years are found, whatever else is asked for",
    arguments: [
      "year:1950", "year:1950 lamp", "lamp year:1950..1958", "year:1950..1959 genre:drama",
      "year:1950..1958 sort:year", "year:1950..1952 sort:-title", "year:1950 or year:1960",
      "not year:2019", "not year:1950 lamp", "year:2019", "year:2019 moon", "year:1990..2019",
      "year:1870", "year:1870..1875", "year:2095..2100", "year<1880", "year>2090 lamp",
      "\"moon\" year:1951..1960", "year:1950..1951 votes>50000", "moon year:1955 sort:votes",
    ])
  func sameFilms(expression: String) async throws {
    let shelf = try IMDbShelf()
    try shelf.write(titles)
    let all = try await shelf.index.hits(for: LocalSearch(nil), in: 0..<600).titles
    let query = TitleQuery(try TitleExpression(parsing: expression))
    let search = try #require(LocalSearch(query))
    let expected = try MemoryIndex(all).hits(for: search, in: 0..<600)
    let hits = try await shelf.index.hits(for: search, in: 0..<600)
    #expect(hits.titles == expected.titles && hits.total == expected.total)
  }
}
