public import Redux
public import Titles

/// Events of the search line and of the filters.
public enum SearchAction: Action, Codable, Hashable {
  /// The text or the cursor of the search field changed.
  case edited(TextInput)
  /// Nobody has typed for a moment: what is wrong with the text is not just unfinished.
  case rested
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
  /// Tab in the search line or the filter: the name or value before the cursor was completed.
  case completed(Completion, in: Field)
  /// The text or the cursor of the filter of the rows changed.
  case filterEdited(TextInput)
  /// Enter in the field of the filter; a mistake in it keeps the keys there.
  case filterSubmitted
  /// Esc in that field, or in the filtered list: all rows again.
  case filterCleared
  /// An earlier query was chosen from the list of them, to be asked again.
  case recalled(String)
  /// The same question is asked in another order, as this text.
  case reordered(String)
}
