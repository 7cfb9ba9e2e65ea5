public import Redux
public import Titles

/// What the user wants done outside with a title.
public enum LinkAction: Action, Codable, Hashable {
  /// Open the title's page in a browser.
  case openRequested(TitleID)
  /// Copy a text, such as an id or a link.
  case copyRequested(String)
}
