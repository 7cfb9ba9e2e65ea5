public import Redux
public import Titles

/// The user's changes to the library, each with the titles that it concerns.
public enum KeepingAction: Action, Codable, Equatable {
  /// The user put these titles on the watchlist, or took them off if all of them were on it.
  case watchlistSwitched([TitleID])
  /// The user has seen these titles today.
  case seen([TitleID])
  /// The user has seen all episodes of this series that have aired.
  case allEpisodesSeen(of: TitleID)
  /// The user has seen these titles once more, at another time.
  case seenOn(Viewing, [TitleID])
  /// The user rated these titles from 1 to 10, or took the rating back.
  case rated(Int?, [TitleID])
  /// The user wrote a note on these titles, perhaps in an editor that left it in a file; an empty
  /// text removes the note.
  ///
  /// It replaces the note that the user saw, which is empty if there was none; `nil` if the user
  /// saw none of the existing notes.
  case noted(String, [TitleID], over: String? = nil, file: String? = nil)
  /// The user put these titles into a list of their own, or took them out of it.
  case listed(String, isIn: Bool, [TitleID])
  /// The user said when a title was seen.
  case viewingsEdited([Viewing], TitleID)
  /// The user gave an expression a name, as a smart list.
  case livingListNamed(SmartList)
  /// The user agreed to undo or redo a step.
  case retraceAgreed(UndoEntry.ID, RetraceLibrary.Direction)
  /// The user agreed to undo these steps, the last one first.
  case goingBackAgreed([UndoEntry.ID])
}

extension KeepingAction {
  /// The draft in the file that an editor left; `nil` for none.
  var draft: Draft? {
    guard case .noted(_, _, _, let file?) = self else { return nil }
    return Draft(file: file)
  }
}
