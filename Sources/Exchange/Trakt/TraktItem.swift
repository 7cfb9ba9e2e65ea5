/// An item of any of Trakt's lists, in the names of its API; every part of it can be missing.
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
  /// What was watched of a series.
  var seasons: [Season]?

  private enum CodingKeys: String, CodingKey {
    case rank, rating, plays, notes, type, movie, show, season, episode, seasons
    case ratedAt = "rated_at"
    case watchedAt = "watched_at"
    case lastWatchedAt = "last_watched_at"
    case listedAt = "listed_at"
  }

  /// A film, a series, a season of one or an episode.
  struct Title: Codable, Hashable {
    var title: String?
    var year: Int?
    /// For an episode.
    var season: Int?
    /// For a season and for an episode.
    var number: Int?
    /// How many episodes of a series have aired, without specials.
    var airedEpisodes: Int?
    var ids: IDs?

    private enum CodingKeys: String, CodingKey {
      case title, year, season, number, ids
      case airedEpisodes = "aired_episodes"
    }
  }

  /// The episodes of a season that were watched.
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

  /// The numbers of a title at several services, of which only IMDb's is used.
  struct IDs: Codable, Hashable {
    var imdb: String?
  }
}
