public import Redux
public import Titles

/// The user's wishes for what the library keeps; always with the titles that they are about.
public enum KeepingAction: Action, Codable, Equatable {
  /// These titles go on the watchlist, or off it if all of them are on it.
  case watchlistSwitched([TitleID])
  /// The user has seen these titles today.
  case seen([TitleID])
  /// The user has seen all episodes of this series that were shown by now.
  case allEpisodesSeen(of: TitleID)
  /// The user has seen these titles once more, at another time.
  case seenOn(Viewing, [TitleID])
  /// The user rated these titles from 1 to 10, or took the rating back.
  case rated(Int?, [TitleID])
  /// The user noted something about these titles, perhaps in an editor that left it in a file; an
  /// empty text removes the note.
  ///
  /// It is meant in place of the note that the user saw, which is empty if there was none; `nil` if
  /// the user saw none of those that there may be.
  case noted(String, [TitleID], over: String? = nil, file: String? = nil)
  /// The user put these titles into a list of their own, or took them out of it.
  case listed(String, isIn: Bool, [TitleID])
  /// The user said when a title was seen.
  case viewingsEdited([Viewing], TitleID)
  /// The user gave an expression a name, as a list that fills itself.
  case livingListNamed(LivingList)
  /// The user agreed to a step being taken back or done again.
  case retraceAgreed(LibraryStep.ID, RetraceLibrary.Direction)
  /// The user agreed to these steps being taken back, the last one first.
  case goingBackAgreed([LibraryStep.ID])
}

extension KeepingAction {
  /// The words that an editor left in a file; `nil` for none.
  var draft: Draft? {
    guard case .noted(_, _, _, let file?) = self else { return nil }
    return Draft(file: file)
  }
}
