internal import Titles

/// Kinds of titles in the words of the services.
extension TitleKind {
  /// The kind of an IMDb title type in either vocabulary, `tvMiniSeries` or `TV Mini Series`, and
  /// of Trakt's types; `nil` for an unknown one.
  init?(serviceWord word: String) {
    switch word.filter(\.isLetter).lowercased() {
    case "movie", "film", "featurefilm", "feature", "tvmovie", "tvspecial", "short", "shortfilm",
      "tvshort", "video", "musicvideo", "documentary":
      self = .movie
    case "tvseries", "tvminiseries", "miniseries", "podcastseries", "show", "series":
      self = .series
    case "tvepisode", "podcastepisode", "episode": self = .episode
    case "videogame", "game": self = .game
    default: return nil
    }
  }

  /// The word that IMDb's exports have for it today.
  var imdbWord: String {
    switch self {
    case .movie: "Movie"
    case .series: "TV Series"
    case .episode: "TV Episode"
    case .game: "Video Game"
    }
  }
}
