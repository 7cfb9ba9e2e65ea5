public import Redux
public import Titles

/// Events of the page of the library, and of a question about the library.
public enum LibraryPageAction: Action, Codable, Equatable {
  /// A tab of the library was chosen, which opens its page if necessary.
  case tabChosen(LibraryTab)
  /// The selected tab moved by this many places.
  case tabMoved(by: Int)
  /// A smart list was opened on top of the page, whether or not it is kept.
  case listOpened(SmartList)
  /// The titles that a step changed were opened on top of the page.
  case stepOpened(UndoEntry)
  /// The selected row of one of the user's own lists moved by this many places.
  case rowMoved(by: Int)
  /// The user is answering a question about the library.
  case prompted(PromptAction)
  /// The open question or form was answered; it stays open until the answer is kept.
  case answered(KeepingAction)
}
