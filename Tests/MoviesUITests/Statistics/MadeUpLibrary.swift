import Keeping
import Testing
import Titles

/// A library of made-up titles with all that statistics tell, the same in every test.
struct MadeUpLibrary {
  var entries: [LibraryEntry] = []

  /// A library of so many films and half as many episodes.
  init(films: Int) throws {
    for number in 0..<films { entries.append(try film(number)) }
    for number in 0..<films / 2 { entries.append(try episode(number)) }
  }

  func statistics(today: CalendarDate? = CalendarDate(year: 2024, month: 3, day: 12))
    -> LibraryStatistics
  {
    LibraryStatistics(entries, today: today)
  }

  /// Adds a rated film of one genre, or of which nothing is known.
  mutating func addFilm(_ number: Int, genre: String? = nil, rating: Int = 7) throws {
    let facts = TitleDetail(
      id: try #require(TitleID("tt\(4_000_000 + entries.count)")), title: "Film \(number)",
      kind: .movie, genres: [genre].compactMap(\.self))
    entries.append(LibraryEntry(facts, rating: rating))
  }

  private static let genres = [
    "Drama", "Comedy", "Crime", "Thriller", "Romance", "Sci-Fi", "Adventure", "Film-Noir",
    "Horror", "Documentary", "Animation", "Western", "War", "Musical", "Family", "Sport",
  ]
  private static let directors = [
    "Agnès Varda", "Akira Kurosawa", "Francis Ford Coppola", "Jacques Demy", "Jane Campion",
    "Billy Wilder", "Satyajit Ray", "Claire Denis", "Wong Kar-wai", "Michael Powell",
    "Emeric Pressburger", "Rainer Werner Fassbinder", "Ida Lupino", "Yasujirô Ozu",
  ]
  private static let countries = [
    "United States", "France", "Japan", "United Kingdom", "India", "Italy", "West Germany",
    "Hong Kong", "New Zealand",
  ]
  private static let words = ["Lamp", "Harbour", "Quiet Station", "Long Way to the Sea", "Ash"]

  /// A number below a limit that depends on two others alone, small ones more often.
  private func draw(_ number: Int, _ salt: Int, below limit: Int) -> Int {
    let mixed = (number &* 2_654_435_761 &+ salt &* 40_503) & 0xFFFF
    let share = Double(mixed) / 65_536
    return Int(share * share * Double(limit))
  }

  private func film(_ number: Int) throws -> LibraryEntry {
    let score = 88 - draw(number, 1, below: 50)
    let own = max(1, min(10, score / 10 + 1 - draw(number, 2, below: 5)))
    let facts = TitleDetail(
      id: try #require(TitleID("tt\(2_000_000 + number)")),
      title: "The \(Self.words[number % 5]) \(number)",
      years: YearRange(2024 - draw(number, 3, below: 95)), kind: .movie,
      minutes: number.isMultiple(of: 9) ? nil : 80 + draw(number, 4, below: 100),
      genres: [Self.genres[draw(number, 5, below: 16)], Self.genres[draw(number, 6, below: 16)]],
      directors: [Self.directors[draw(number, 7, below: 14)]],
      countries: [Self.countries[draw(number, 8, below: 9)]],
      ratings: [Rating(imdb: Double(score))])
    let month = draw(number, 9, below: 75)
    let day = CalendarDate(
      year: 2024 - (month + 9) / 12, month: 12 - (month + 9) % 12,
      day: 1 + draw(number, 10, below: 28))
    let first = Viewing(
      day: number.isMultiple(of: 7) ? nil : day, isInCinema: number.isMultiple(of: 6))
    let again = number.isMultiple(of: 11) ? [Viewing(day: day, isRewatch: true)] : []
    return LibraryEntry(
      facts, viewings: [first] + again, rating: number.isMultiple(of: 4) ? nil : own)
  }

  private func episode(_ number: Int) throws -> LibraryEntry {
    let facts = TitleDetail(
      id: try #require(TitleID("tt\(3_000_000 + number)")), title: "Part \(number)",
      years: YearRange(2011), kind: .episode, minutes: 45, genres: ["Drama"])
    return LibraryEntry(
      facts, viewings: [Viewing(day: CalendarDate(year: 2024, month: 3, day: 1 + number % 12))])
  }
}
