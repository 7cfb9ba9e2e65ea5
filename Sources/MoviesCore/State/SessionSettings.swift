/// The choices of the user that the state depends on; fixed for a session.
public struct SessionSettings: Sendable, Codable, Equatable {
  /// The minimum number of characters for a search as you type; Enter searches with fewer.
  public var minimumCharacters: Int
  /// The time that the keyboard must rest before a search as you type, in milliseconds.
  public var searchDelay: Int
  /// The time that the selection must rest before its details are fetched, in milliseconds.
  public var detailDelay: Int

  /// Whether the mouse is used when the session begins; the user can switch it.
  public var listensToMouse: Bool
  /// Whether posters are shown when the session begins; the user can switch them.
  public var showsPosters: Bool
  /// Whether a title that is marked as seen leaves the watchlist.
  public var seenLeavesWatchlist: Bool
  /// Whether the screen has the theme's background in place of the terminal's own.
  public var paintsBackground: Bool
  /// Whether the session only lets the user choose titles, and ends with the choice.
  public var isForChoosing: Bool
  /// Whether the session begins on the home page, once that has something to show.
  public var startsAtHome: Bool
  /// Whether the library outlives the session; that of the demo does not.
  public var keepsLibrary: Bool

  public init(
    minimumCharacters: Int = 3, searchDelay: Int = 250, detailDelay: Int = 200,
    listensToMouse: Bool = false, showsPosters: Bool = true,
    seenLeavesWatchlist: Bool = true, paintsBackground: Bool = false, isForChoosing: Bool = false,
    startsAtHome: Bool = false, keepsLibrary: Bool = true
  ) {
    self.minimumCharacters = minimumCharacters
    self.searchDelay = searchDelay
    self.detailDelay = detailDelay
    self.listensToMouse = listensToMouse
    self.showsPosters = showsPosters
    self.seenLeavesWatchlist = seenLeavesWatchlist
    self.paintsBackground = paintsBackground
    self.isForChoosing = isForChoosing
    self.startsAtHome = startsAtHome
    self.keepsLibrary = keepsLibrary
  }
}
