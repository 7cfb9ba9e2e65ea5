/// The format of a file, recognised by its contents or, if two formats have the same columns, by
/// its name.
public enum ExchangeFormat: Hashable, Sendable, CaseIterable {
  case imdbRatings
  /// A watchlist or another list from IMDb.
  case imdbList
  case letterboxdRatings
  case letterboxdWatched
  case letterboxdDiary
  case letterboxdReviews
  /// Letterboxd's watchlist, or films in a file whose name does not say more.
  case letterboxdFilms
  case letterboxdList
  /// The table that Letterboxd imports, and that this program exports for it.
  case letterboxdImport
  /// JSON from Trakt's export or API.
  case trakt
  /// A list, the history or the ratings from Trakt as a table, or the table that Trakt imports.
  case traktTable
  case simkl
  /// Ratings or the watchlist from TMDB.
  case tmdb
  case movary
  case yamtrack
  /// TV Time's data about films and episodes.
  case tvTime
  /// TV Time's series, or the episodes from its early years.
  case tvTimeSeries
  /// TV Time's data as other programs saved it before the service was shut down.
  case tvTimeHistory
  case netflix
  case movieLens
  /// A table that this program prints.
  case own
  /// A generic table with a column of ids or titles.
  case table
  /// An id, an address or a title in each line.
  case lines
}

extension ExchangeFormat {
  /// The name to show to the user, which mentions the service and the contents.
  public var name: String {
    switch self {
    case .imdbRatings: "IMDb's ratings"
    case .imdbList: "a list of IMDb"
    case .letterboxdRatings: "Letterboxd's ratings"
    case .letterboxdWatched: "Letterboxd's films that were seen"
    case .letterboxdDiary: "Letterboxd's diary"
    case .letterboxdReviews: "Letterboxd's reviews"
    case .letterboxdFilms: "films of Letterboxd"
    case .letterboxdList: "a list of Letterboxd"
    case .letterboxdImport: "a table for Letterboxd"
    case .trakt: "Trakt's JSON"
    case .traktTable: "Trakt's table"
    case .simkl: "Simkl's export"
    case .tmdb: "TMDB's table"
    case .movary: "Movary's table"
    case .yamtrack: "Yamtrack's export"
    case .tvTime, .tvTimeSeries, .tvTimeHistory: "TV Time's export"
    case .netflix: "Netflix' viewing activity"
    case .movieLens: "MovieLens' table"
    case .own: "a table of this program"
    case .table: "a table"
    case .lines: "names, one a line"
    }
  }
}
