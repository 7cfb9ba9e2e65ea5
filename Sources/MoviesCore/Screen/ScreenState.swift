/// The contents of the screen: the pages, the overlay above them, the notice.
public struct ScreenState: Sendable, Codable, Equatable {
  public var size = ScreenSize(columns: 80, rows: 24)
  /// The number of rows of a list on the screen.
  public internal(set) var listRows = 0
  /// Whether lists are shown as walls of posters where there is room.
  public internal(set) var wantsWall = false
  /// The layout of the list as a wall of posters; `nil` if it is shown as rows.
  public internal(set) var wall: WallGrid?
  /// The open pages.
  public internal(set) var pages = PageStack()
  /// The focused field of the header; `nil` while the page has the focus.
  public internal(set) var field: Field?
  /// The number of lines of the details scrolled away at the top.
  public var detailsScroll = 0
  /// The link that the cursor is on; `nil` for none.
  public internal(set) var door: DoorPlace?
  /// The places that the user left in the texts below the page on top, the lowest one first.
  var leftPlaces: [LeftPlace] = []
  public var overlay: Overlay?
  public var notice: Notice?
  /// The panes in which a key without a meaning was answered with the key for help.
  var helpedPanes: [Pane] = []
  /// Whether the mouse is used; selecting text in the terminal then needs Shift.
  public var listensToMouse = false
  /// The terminal's background; dark until it is reported.
  public var background = Background.dark
  /// The background that the user's own theme is for; `nil` without one.
  public var ownTheme: Background?
  /// The theme that the user switched to; `nil` leaves it to the settings.
  public var theme: ThemeChoice?
  /// Whether the welcome is shown in place of the details: until the first key.
  public var showsWelcome = false
  /// Whether the user wants to quit.
  public var isQuitting = false

  public init() {}

  /// Focuses a field from the start.
  public mutating func enterField(_ field: Field) { self.field = field }

  /// Whether the details are in a pane next to the list, not on a page of their own.
  public var hasPane: Bool { size.hasPane && wall == nil }

  /// The pane that receives keys.
  public var activePane: Pane { overlay?.pane ?? focus }

  /// The pane that receives keys, unless an overlay does.
  public var focus: Pane {
    let pane = field?.pane ?? pages.pane
    return pane == .results && wall != nil ? .wall : pane
  }

  /// Whether a list has the focus, not a field or a page opened from the list.
  public var isAtList: Bool { field == nil && pages.isListOnTop }

  /// Whether the home page or the titles of a search have the focus, so that going back ends the
  /// session.
  public var isAtExit: Bool { field == nil && pages.isExitOnTop }

  /// Whether a notice in a pane has already named the key for help: once is enough.
  public func saysWhatHelps(in pane: Pane) -> Bool { helpedPanes.contains(pane) }

  /// Whether there is nothing to go back to.
  public var isAtStart: Bool { field == nil && pages.opened.isEmpty }

  /// Whether the page of a series has room for the details of the selected episode.
  public var showsEpisodeDetails: Bool {
    size.hasPane || EpisodeRoom(height: listRows, size: size).detailRows > 0
  }

  /// Whether the title on top is in the pane next to its list.
  var isTitleInPane: Bool { hasPane && pages.title != nil && pages.isTitleOfList }
}

/// The background that a terminal draws on.
public enum Background: String, Sendable, Codable, Hashable {
  case dark, light
}
