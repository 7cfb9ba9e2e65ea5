public import Redux
public import Titles

/// What happens to the screen.
public enum ScreenAction: Action, Codable, Hashable {
  /// The terminal has a new size; `listRows` is how many rows of the list it shows.
  case resized(ScreenSize, listRows: Int)
  /// The keys go to a field; what was opened from the list closes.
  case fieldEntered(Field)
  /// The keys go to the list; what was opened from it closes.
  case listEntered
  /// A title was opened, to be read.
  case titleOpened(TitleID)
  /// One step back: out of a field, or to the page below.
  case wentBack
  case overlayOpened(Overlay)
  case overlayClosed
  /// A pane was scrolled by so many lines; `limit` is the furthest that the frame allows.
  case scrolled(Pane, by: Int, limit: Int)
  /// What is looked for in the help changed.
  case helpSearched(TextInput)
  /// The selection of the menu moved by so many lines, up where negative.
  case menuMoved(by: Int)
  case mouseToggled
  /// The terminal told the background that it draws on.
  case backgroundSeen(Background)
  /// The next theme was asked for.
  case themeSwitched
  /// The first key was pressed beside the welcome.
  case welcomeDismissed
  case noticed(Notice)
  case noticeExpired
  case quit
  /// Where the titles come from is known by now, and what can be asked there.
  case sourceOpened(DataSource, CatalogueAbilities)
}
