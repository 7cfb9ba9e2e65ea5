public import Redux
public import Titles

/// Events of the page of the library, and of a question about the library.
public enum LibraryPageAction: Action, Codable, Equatable {
  /// A tab of the library was chosen, which opens its page if necessary.
  case tabChosen(LibraryTab)
  /// The tab that is so many places further was chosen.
  case tabMoved(by: Int)
  /// A list that fills itself, and need not be kept, was opened on top of the page.
  case listOpened(LivingList)
  /// The titles that a step changed were opened on top of the page.
  case stepOpened(LibraryStep)
  /// The selected row of a list of the user's own moves by so many places.
  case rowMoved(by: Int)
  /// A question about the library is being answered.
  case prompted(PromptAction)
  /// The question or the form that is open was answered; it stays open until that is kept.
  case answered(KeepingAction)
}
