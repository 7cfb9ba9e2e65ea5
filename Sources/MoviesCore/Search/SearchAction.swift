public import Redux
public import Titles

/// What the user does in the search line and to the filters.
public enum SearchAction: Action, Codable, Hashable {
  /// The text or the cursor of the search field changed.
  case edited(TextInput)
  /// Enter: search now, however short the text.
  case submitted
  /// Only titles of this kind; `nil` for all.
  case kindChosen(TitleKind?)
  /// The text or the cursor of the year field changed.
  case yearEdited(TextInput)
  /// Enter in the year field; an empty field removes the filter.
  case yearSubmitted
  /// Esc in the year field: any year.
  case yearCleared
  /// An earlier query was chosen from the list of them, to be asked again.
  case recalled(String)
}
