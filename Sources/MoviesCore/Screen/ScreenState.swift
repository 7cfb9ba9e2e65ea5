/// The contents of the screen: the pages, the overlay above them, the notice.
public struct ScreenState: Sendable, Codable, Equatable {
  public var size = ScreenSize(columns: 80, rows: 24)
  /// How many rows a list has on the screen.
  public internal(set) var listRows = 0
  /// Whether lists are shown as walls of posters where there is room.
  public internal(set) var wantsWall = false
  /// How the list is divided if it is shown as a wall of posters.
  public internal(set) var wall: WallGrid?
  /// Where the user is.
  public internal(set) var pages = PageStack()
  /// The field of the header that the user types into; `nil` while the page has the keys.
  public internal(set) var field: Field?
  /// How many lines of the details are scrolled away at the top.
  public var detailsScroll = 0
  /// The door that the reader went to; `nil` for none.
  public internal(set) var door: DoorPlace?
  /// Where the reader was in the texts below the page on top, the lowest one first.
  var leftPlaces: [LeftPlace] = []
  public var overlay: Overlay?
  public var notice: Notice?
  /// The panes in which a key that does nothing was pressed, and the answer told which key helps.
  var helpedPanes: [Pane] = []
  /// Whether the mouse is used; selecting text in the terminal then needs Shift.
  public var listensToMouse = false
  /// The terminal's background, as far as it is known.
  public var background = Background.dark
  /// The background that the user's own theme is for; `nil` without one.
  public var ownTheme: Background?
  /// The theme that the user switched to; `nil` leaves it to the settings.
  public var theme: ThemeChoice?
  /// Whether the welcome is shown in the details' place: until the first key.
  public var showsWelcome = false
  /// Set once the user wants to leave.
  public var isQuitting = false

  public init() {}

  /// Gives the keys to a field from the start.
  public mutating func enterField(_ field: Field) { self.field = field }

  /// Whether the details are in a pane next to the list, not on a page of their own.
  public var hasPane: Bool { size.hasPane && wall == nil }

  /// The pane that the keys go to.
  public var activePane: Pane { overlay?.pane ?? focus }

  /// The pane that the keys go to, unless an overlay has them.
  public var focus: Pane {
    let pane = field?.pane ?? pages.pane
    return pane == .results && wall != nil ? .wall : pane
  }

  /// Whether the keys go to a list, not to a field or to a page opened from the list.
  public var isAtList: Bool { field == nil && pages.isListOnTop }

  /// Whether the keys go to the page of the evening, or to the titles of a search: where a session
  /// is left, not only a page.
  public var isAtExit: Bool { field == nil && pages.isExitOnTop }

  /// Whether it was said in a pane which key tells what the others do: once is enough.
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
