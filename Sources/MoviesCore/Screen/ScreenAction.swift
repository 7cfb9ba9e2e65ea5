public import Redux
public import Titles

/// Events of the screen.
public enum ScreenAction: Action, Codable, Hashable {
  /// The terminal has a new size; `listRows` is the number of rows of the list that it shows.
  case resized(ScreenSize, listRows: Int)
  /// The focus went to a field; everything opened from the list closes, and the notice makes room
  /// for the field's keys.
  case fieldEntered(Field)
  /// The focus went to the list; everything opened from it closes.
  case listEntered
  /// The focus went to the results; everything opened from them closes, also the library.
  case resultsEntered
  /// The page of a title was opened.
  case titleOpened(TitleID)
  /// The user went back one step: out of a field, or to the page below.
  case wentBack
  /// An overlay opened; the notice makes room for its keys.
  case overlayOpened(Overlay)
  case overlayClosed
  /// A pane was scrolled by this many lines; `limit` is the furthest that the frame allows.
  case scrolled(Pane, by: Int, limit: Int)
  /// The search text of the help changed.
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
  /// The source of the titles, and its abilities, are now known.
  case sourceOpened(DataSource, CatalogueAbilities)
}
