public import Redux
public import Titles

/// Events of the list of titles.
public enum MoviesAction: Action, Codable, Hashable {
  /// A page of the answer to a query arrived, numbered from 1.
  case setMovies(Answer<TitlePage>, number: Int, query: TitleQuery)
  /// Some of the typed words were left out of the query.
  case leftOut([QueryOmission], query: TitleQuery)
  /// The query's own words find nothing, and a fallback is tried.
  case tried(Fallback, query: TitleQuery)
  /// A query that was to stay on this machine has no answer here.
  case notHere(TitleQuery)
  /// The last request was withdrawn; the rows stay.
  case withdrawn
  /// The search line was emptied; the rows stay until the next answer.
  case cleared
  /// The selection moved by this many rows, up if negative.
  case moved(by: Int)
  /// The selection moved to a row, from 0, and the focus to the list; past the end means the last.
  case selected(row: Int)
  /// The user chose to sort the list by this key, or to reverse its order if it is the current key;
  /// `nil` for the catalogue's order.
  case sortChosen(TitleOrder.Key?)
  /// The user asked for the rest of the list, or agreed to its price.
  case restRequested
  /// The user agreed to look up the facts that the list lacks.
  case factsRequested
  /// The user declined the price of the rest of the list, or of facts.
  case restDeclined
  /// The user asked to retry failed requests or, if none has failed, for newer answers.
  case retried
}
