public import Keeping
public import Redux
public import Titles

/// What happens to the user's library.
public enum LibraryAction: Action, Codable, Equatable {
  /// The user put these titles on the watchlist, or took them off it.
  case watchlistSwitched([TitleID])
  /// The user has seen these titles today.
  case seen([TitleID])
  /// The user has seen these titles once more, at another time.
  case seenOn(Viewing, [TitleID])
  /// The user rated these titles from 1 to 10, or took the rating back.
  case rated(Int?, [TitleID])
  /// The user noted something about these titles; an empty text is no note.
  case noted(String, [TitleID])
  /// The user put these titles into a list of their own, or took them out of it.
  case listed(String, isIn: Bool, [TitleID])
  /// The user said when a title was seen.
  case viewingsEdited([Viewing], TitleID)

  /// The user gave an expression a name, as a list that fills itself.
  case livingListNamed(LivingList)
  /// A question about the library is being answered.
  case prompted(PromptAction)

  /// Somebody may have changed the library: another session, or a command.
  case changedElsewhere
  /// What the library has as a whole.
  case came(LibraryReading)
  /// What an edit of this session changed.
  case edited(LibraryNews)
  /// What the library amounts to in this revision.
  case counted(LibraryStatistics, revision: Int)
  /// All that is kept about some titles, in this revision of the library.
  case entriesCame([LibraryEntry], revision: Int)
  /// The titles of a tab of the library.
  case rowsCame(LibraryTab, [LibraryEntry])
  /// Something was done, taken back or done again; `nil` if there was nothing to do.
  case stepped(LibraryStep?, LibraryDirection)
  /// This step is the one to be taken back or done again, if the user need not be asked.
  case stepFound(LibraryStep, RetraceLibrary.Direction)
  /// The user agreed to a step being taken back or done again.
  case retraceAgreed(LibraryStep.ID, RetraceLibrary.Direction)
  /// The library could not do what it was asked for.
  case failed(LibraryError)

  /// A tab of the library was chosen, which opens its page if necessary.
  case tabChosen(LibraryTab)
  /// A list that fills itself, and need not be kept, was opened on top of the page.
  case listOpened(LivingList)
  /// The tab that is so many places further was chosen.
  case tabMoved(by: Int)
  /// The selected row of a list of the user's own moves by so many places.
  case rowMoved(by: Int)
}

/// Whether a step was done, taken back, or done again.
public enum LibraryDirection: String, Sendable, Codable, Hashable {
  case done, undone, redone
}
