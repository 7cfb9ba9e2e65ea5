import Keeping
import Testing
import Titles

/// A library of a few films, which tells something in every chart.
struct SmallLibrary {
  let entries: [LibraryEntry]

  init() throws {
    entries = try [
      Self.film(1, 1994, "Drama", by: "Agnès Varda", score: 70, rating: 9, seen: (2024, 3)),
      Self.film(2, 1999, "Drama", by: "Jacques Demy", score: 80, rating: 8, seen: (2024, 1)),
      Self.film(3, 2011, "War", by: "Agnès Varda", score: 81, rating: 8, seen: (2023, 12)),
    ]
  }

  var statistics: LibraryStatistics { LibraryStatistics(entries, today: nil) }

  private static func film(
    _ number: Int, _ year: Int, _ genre: String, by director: String, score: Double, rating: Int,
    seen: (year: Int, month: Int)
  ) throws -> LibraryEntry {
    let facts = TitleDetail(
      id: try #require(TitleID("tt\(1_000_000 + number)")), title: "Film \(number)",
      years: YearRange(year), kind: .movie, minutes: 100, genres: [genre], directors: [director],
      countries: ["France"], ratings: [Rating(imdb: score)])
    let day = CalendarDate(year: seen.year, month: seen.month, day: 5)
    return LibraryEntry(facts, viewings: [Viewing(day: day)], rating: rating)
  }
}
