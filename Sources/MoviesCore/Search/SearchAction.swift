public import Redux
public import Titles

/// Events of the search line and of the filters.
public enum SearchAction: Action, Codable, Hashable {
  /// The text or the cursor of the search field changed.
  case edited(TextInput)
  /// The user has not typed for a moment, so that a mistake in the text is not just unfinished.
  case rested
  /// The user pressed Enter, to search now, however short the text.
  case submitted
  /// The user chose to search only for titles of this kind; `nil` for all.
  case kindChosen(TitleKind?)
  /// The text or the cursor of the year field changed.
  case yearEdited(TextInput)
  /// The user pressed Enter in the year field; an empty field removes the filter.
  case yearSubmitted
  /// The user pressed Esc in the year field, to search in any year.
  case yearCleared
  /// The user completed a name or value with Tab in the search line or the filter.
  case completed(Completion, in: Field)
  /// The text or the cursor of the filter of the rows changed.
  case filterEdited(TextInput)
  /// The user pressed Enter in the filter's field; a mistake in it keeps the focus there.
  case filterSubmitted
  /// The user pressed Esc in the filter's field, or in the filtered list, to see all rows again.
  case filterCleared
  /// The user chose an earlier query from the history, to repeat it.
  case recalled(String)
  /// The user repeated the query in another order, with this text.
  case reordered(String)
}
