public import Redux
public import Titles

/// Events of the screen.
public enum ScreenAction: Action, Codable, Hashable {
  /// The terminal has a new size; `listRows` is how many rows of the list it shows.
  case resized(ScreenSize, listRows: Int)
  /// The keys go to a field; everything opened from the list closes, and the notice
  /// makes room for the field's keys.
  case fieldEntered(Field)
  /// The keys go to the list; everything opened from it closes.
  case listEntered
  /// The keys go to the results; everything opened from them closes, also the library.
  case resultsEntered
  /// A title was opened, to be read.
  case titleOpened(TitleID)
  /// One step back: out of a field, or to the page below.
  case wentBack
  /// An overlay opened; the notice makes room for its keys.
  case overlayOpened(Overlay)
  case overlayClosed
  /// A pane was scrolled by this many lines; `limit` is the furthest that the frame allows.
  case scrolled(Pane, by: Int, limit: Int)
  /// The text being searched for in the help changed.
  case helpSearched(TextInput)
  /// The selection of the menu moved by this many lines, up if negative.
  case menuMoved(by: Int)
  case mouseToggled
  /// The terminal reported its background.
  case backgroundSeen(Background)
  /// The user asked for the next theme.
  case themeSwitched
  /// The first key was pressed while the welcome was shown.
  case welcomeDismissed
  case noticed(Notice)
  case noticeExpired
  case quit
  /// The source of the titles is now known, and what it can be asked.
  case sourceOpened(DataSource, CatalogueAbilities)
}
