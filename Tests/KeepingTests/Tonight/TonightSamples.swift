import Keeping
import Testing
import Titles

/// Titles to choose from, and ratings, for the tests of proposals for tonight.
enum TonightSamples {
  static func id(_ number: Int) throws -> TitleID {
    try #require(TitleID("tt\(1_000_000 + number)"))
  }

  /// A film of which nothing but these facts is known.
  static func film(
    _ number: Int, minutes: Int? = 100, rating: Double? = nil, genres: [String] = [],
    directors: [String] = [], actors: [String] = [], kind: TitleKind? = .movie,
    metascore: Double? = nil, votes: Int? = nil, year: Int? = nil
  ) throws -> TitleDetail {
    let ratings = [
      rating.map { Rating(imdb: $0 * 10) },
      metascore.map { Rating(source: .metacritic, score: $0) },
    ]
    return TitleDetail(
      id: try id(number), title: "Film \(number)", years: year.map { YearRange($0) }, kind: kind,
      minutes: minutes, genres: genres, directors: directors, actors: actors,
      ratings: ratings.compactMap(\.self), votes: votes)
  }

  /// So many films, of which nothing speaks for one more than for another.
  static func plain(_ count: Int) throws -> [LibraryEntry] {
    try (0..<count).map { LibraryEntry(try film($0)) }
  }

  /// So many films with all kinds of facts.
  static func mixed(_ count: Int) throws -> [LibraryEntry] {
    let genres = ["Comedy", "Drama", "Crime", "Western", "Horror"]
    return try (0..<count).map { number in
      let facts = try film(
        number, minutes: 70 + number * 7 % 90, rating: 5 + Double(number * 13 % 45) / 10,
        genres: [genres[number % 5], genres[number * 3 % 5]],
        directors: ["Director \(number % 9)"], actors: ["Actor \(number % 14)"],
        metascore: Double(40 + number * 11 % 60), votes: 900 + number * 7_919,
        year: 1930 + number * 3 % 90)
      return LibraryEntry(facts, onWatchlistSince: 1_600_000_000 + number * 86_400)
    }
  }

  /// What a user thinks who likes the second director and the first genre.
  static func taste() throws -> Taste {
    Taste(
      try (0..<30).map { number in
        let liked = number % 3 == 0
        let facts = try film(
          5_000 + number, genres: [liked ? "Comedy" : "Horror"],
          directors: [liked ? "Director 2" : "Director 3"])
        return LibraryEntry(facts, rating: liked ? 9 : 4)
      })
  }
}
