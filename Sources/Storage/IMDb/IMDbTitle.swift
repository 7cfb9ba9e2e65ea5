/// A title of IMDb's data, as an import hands it to the tables.
struct IMDbTitle: Hashable, Sendable {
  /// The number in the id: 96895 in `tt0096895`.
  var number: UInt32
  var type: IMDbTitleType
  var name: String
  /// The name in the original language; `nil` if it is the same.
  var originalName: String?
  var year: Int?
  var endYear: Int?
  var minutes: Int?
  var genres = IMDbGenres()
  /// IMDb's rating times ten, from 10 to 100; `nil` for a title without votes.
  var rating: Int?
  var votes: Int?
  /// The place in the series, for an episode.
  var episode: IMDbEpisodePlace?
  /// The people who made the title or act in it, the most important first; empty unless they are
  /// imported.
  var directors: [String] = []
  var writers: [String] = []
  var actors: [String] = []
  /// The names in other countries; empty unless they are imported.
  var namesAbroad: [String] = []
}

/// The place of an episode in its series.
struct IMDbEpisodePlace: Hashable, Sendable {
  /// The number in the id of the series.
  var series: UInt32
  /// The season; `nil` for an episode outside the seasons.
  var season: Int?
  var number: Int?
}

/// An episode of a season, rated or not.
struct IMDbEpisode: Hashable, Sendable {
  /// The number in the id.
  var id: UInt32
  var number: Int?
  var name: String
  var year: Int?
}

/// The genres of a title, one bit each.
struct IMDbGenres: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The names of all genres, in the order of their bits; files keep the bits, so new genres come
  /// last.
  static let names = [
    "Action", "Adult", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary",
    "Drama", "Family", "Fantasy", "Film-Noir", "Game-Show", "History", "Horror", "Music",
    "Musical", "Mystery", "News", "Reality-TV", "Romance", "Sci-Fi", "Short", "Sport",
    "Talk-Show", "Thriller", "War", "Western",
  ]

  /// The names of the genres, in the order of their bits.
  var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }
  }
}
