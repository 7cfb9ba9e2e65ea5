/// The recognised format of a file, by its contents or, if two formats have the same columns, by
/// its name.
public enum ExchangeFormat: Hashable, Sendable, CaseIterable {
  case imdbRatings
  /// A watchlist or another list of IMDb.
  case imdbList
  case letterboxdRatings
  case letterboxdWatched
  case letterboxdDiary
  case letterboxdReviews
  /// Letterboxd's watchlist, or films whose file has no telling name.
  case letterboxdFilms
  case letterboxdList
  /// The table that Letterboxd imports, and that this program exports for it.
  case letterboxdImport
  /// JSON by Trakt's export or API.
  case trakt
  /// A list, the history or the ratings of Trakt as a table, or the table that it imports.
  case traktTable
  case simkl
  /// Ratings or the watchlist of TMDB.
  case tmdb
  case movary
  case yamtrack
  /// TV Time's data about films and episodes.
  case tvTime
  /// The series of TV Time, or the episodes of its early years.
  case tvTimeSeries
  /// The data of TV Time that programs saved before it was shut down.
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
  /// The name for the user: the service and the contents.
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
