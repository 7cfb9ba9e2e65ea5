/// What a file was recognised as: by its contents, or, where two formats have the same columns, by
/// its name.
public enum ExchangeFormat: Hashable, Sendable, CaseIterable {
  case imdbRatings
  /// A watchlist or another list of IMDb.
  case imdbList
  case letterboxdRatings
  case letterboxdWatched
  case letterboxdDiary
  case letterboxdReviews
  /// Letterboxd's watchlist, or films of which only the file's name could tell what they are.
  case letterboxdFilms
  case letterboxdList
  /// What Letterboxd imports, and this program exports for it.
  case letterboxdImport
  /// JSON by Trakt's backup or API.
  case trakt
  /// A table of anybody with a column of ids or titles.
  case table
  /// An id, an address or a title in each line.
  case lines
}
