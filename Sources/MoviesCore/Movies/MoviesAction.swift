public import OMDB
public import Redux

/// What happens to the list of titles.
public enum MoviesAction: Action, Codable, Hashable {
  /// A page of the answer to a query came, numbered from 1.
  case setMovies(SearchPage, number: Int, query: SearchQuery)
  /// A page of the answer to a query did not come.
  case moviesMissed(number: Int, query: SearchQuery, problem: Problem)
  /// The answer to a query came by other words than its own.
  case rescued(Rescue, query: SearchQuery)
  /// A query is asked again whose answer the session holds.
  case recalled(SearchQuery)
  /// The search line was emptied: there is nothing to list.
  case cleared
  /// The selection moved by so many rows, up where negative.
  case moved(by: Int)
  /// The selection moved to a row, from 0, and the focus to the list; past the end means the last.
  case selected(row: Int)
  /// Ask once more for what failed.
  case retried
}
