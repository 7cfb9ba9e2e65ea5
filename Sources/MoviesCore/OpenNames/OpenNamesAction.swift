public import Redux
public import Titles

/// Events of the page of the names that imports have left open.
public enum OpenNamesAction: Action, Codable, Hashable {
  /// The user opened the page.
  case opened
  /// The names arrived, from this revision of the library.
  case came([OpenName], revision: Int)
  /// The facts on this machine about candidates of the selected name arrived.
  case factsCame([TitleDetail])
  /// The selection moved by this many names.
  case moved(by: Int)
  /// A name was selected by its index, from 0; an index out of range selects the nearest name.
  case selected(row: Int)
  /// The choice among the candidates of the selected name moved by this many candidates.
  case candidateMoved(by: Int)
  /// A candidate of the selected name was chosen by its index, from 0.
  case candidateChosen(Int)
  /// The user decided that the selected name means the chosen candidate.
  case settled
  /// The user left out the selected name.
  case leftOut
  /// The library kept the decisions about these names.
  case decided([Int])
  /// The library could not keep the decisions: the names are still open.
  case undecided([Int])
  /// The user searched for other candidates for the name with a number, by words or by an id.
  case sought(String, number: Int)
  /// These candidates were found; empty if none were.
  case found([TitleDetail], number: Int)
}
