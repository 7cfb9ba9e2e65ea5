public import Redux
public import Titles

/// Events of the list of titles.
public enum MoviesAction: Action, Codable, Hashable {
  /// A page of the answer to a query arrived, numbered from 1.
  case setMovies(Answer<TitlePage>, number: Int, query: TitleQuery)
  /// Something that was typed was left out of the query.
  case leftOut([QueryOmission], query: TitleQuery)
  /// The query's own words find nothing, and something else is tried.
  case tried(Fallback, query: TitleQuery)
  /// A query that was not to go anywhere else has no answer here.
  case notHere(TitleQuery)
  /// The last request was withdrawn; the rows stay.
  case withdrawn
  /// The search line was emptied; the rows stay until the next answer.
  case cleared
  /// The selection moved by this many rows, up if negative.
  case moved(by: Int)
  /// The selection moved to a row, from 0, and the focus to the list; past the end means the last.
  case selected(row: Int)
  /// The user chose to sort the list by this, or to reverse it if it is already; `nil` for the
  /// catalogue's order.
  case sortChosen(TitleOrder.Key?)
  /// The user asked for the rest of the list, or agreed to its price.
  case restRequested
  /// The user agreed to look up the facts that the list lacks.
  case factsRequested
  /// The user did not agree to the price of the rest of the list, or of facts.
  case restDeclined
  /// The user asked to retry what failed, or, where nothing failed, for newer answers.
  case retried
}
