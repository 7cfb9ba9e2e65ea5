/// An item in any of Trakt's lists, with the field names of its API; any field may be missing.
struct TraktItem: Codable, Hashable {
  var rank: Int?
  var ratedAt: String?
  var rating: Int?
  var watchedAt: String?
  var lastWatchedAt: String?
  var plays: Int?
  var listedAt: String?
  var notes: String?
  var type: String?
  var movie: Title?
  var show: Title?
  var season: Title?
  var episode: Title?
  /// The watched episodes of a series, by season.
  var seasons: [Season]?

  private enum CodingKeys: String, CodingKey {
    case rank, rating, plays, notes, type, movie, show, season, episode, seasons
    case ratedAt = "rated_at"
    case watchedAt = "watched_at"
    case lastWatchedAt = "last_watched_at"
    case listedAt = "listed_at"
  }

  /// A film, a series, a season or an episode.
  struct Title: Codable, Hashable {
    var title: String?
    var year: Int?
    /// The number of an episode's season.
    var season: Int?
    /// The number of a season or of an episode.
    var number: Int?
    /// The number of aired episodes of a series, without specials.
    var airedEpisodes: Int?
    var ids: IDs?

    private enum CodingKeys: String, CodingKey {
      case title, year, season, number, ids
      case airedEpisodes = "aired_episodes"
    }
  }

  /// The watched episodes of a season.
  struct Season: Codable, Hashable {
    var number: Int?
    var episodes: [Episode]?
  }

  struct Episode: Codable, Hashable {
    var number: Int?
    var plays: Int?
    var lastWatchedAt: String?

    private enum CodingKeys: String, CodingKey {
      case number, plays
      case lastWatchedAt = "last_watched_at"
    }
  }

  /// The ids of a title at several services; only IMDb's is used.
  struct IDs: Codable, Hashable {
    var imdb: String?
  }
}
