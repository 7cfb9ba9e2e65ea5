public import OMDB
public import Redux

/// What happens to the screen, and what the user wants done with a title.
public enum ScreenAction: Action, Codable, Hashable {
  /// The terminal has a new size; `listRows` is how many rows of the list it shows.
  case resized(ScreenSize, listRows: Int)
  case focused(Focus)
  case overlayOpened(Overlay)
  case overlayClosed
  /// The help was scrolled by so many lines; `limit` is the furthest that the frame allows.
  case helpScrolled(by: Int, limit: Int)
  /// What is looked for in the help changed.
  case helpSearched(TextInput)
  case mouseToggled
  /// The terminal told the background that it draws on.
  case backgroundSeen(Background)
  case noticed(Notice)
  case noticeExpired
  case quit
  /// Where the titles come from is known by now.
  case sourceOpened(DataSource)
}

/// What the user wants done outside with a title.
public enum LinkAction: Action, Codable, Hashable {
  /// Open the title's page in a browser.
  case openRequested(TitleID)
  /// Copy a text, such as an id or a link.
  case copyRequested(String)
}
