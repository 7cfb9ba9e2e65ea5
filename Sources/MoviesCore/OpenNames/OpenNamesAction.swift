public import Redux
public import Titles

/// Events of the page of the names that imports have left open.
public enum OpenNamesAction: Action, Codable, Hashable {
  /// The user asks what waits for a title.
  case opened
  /// The names came, from this revision of the library.
  case came([OpenName], revision: Int)
  /// Facts on this machine about titles that the selected name could mean.
  case factsCame([TitleDetail])
  /// The selection moved by so many names.
  case moved(by: Int)
  /// A name was selected, counted from 0; any number will do, the nearest one counts.
  case selected(row: Int)
  /// The choice among the candidates of the selected name moved by so many.
  case candidateMoved(by: Int)
  /// A candidate of the selected name was chosen, counted from 0.
  case candidateChosen(Int)
  /// The selected name means the chosen candidate.
  case settled
  /// The selected name is left out.
  case leftOut
  /// The library has taken in what was decided about these names.
  case decided([Int])
  /// The library could not take that in: the names still wait.
  case undecided([Int])
  /// Candidates for the name with a number are looked for by other words, or by an id.
  case sought(String, number: Int)
  /// These were found; none if nothing was.
  case found([TitleDetail], number: Int)
}
