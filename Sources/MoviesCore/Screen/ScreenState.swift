/// What stands on the screen beside the titles: focus, overlay, notice, size.
public struct ScreenState: Sendable, Codable, Equatable {
  public var size = ScreenSize(columns: 80, rows: 24)
  /// What the keys go to, unless an overlay has them.
  public var focus = Pane.results
  /// How many lines of the details are scrolled away at the top.
  public var detailsScroll = 0
  public var overlay: Overlay?
  public var notice: Notice?
  /// Whether the mouse is listened to; selecting text in the terminal then needs Shift.
  public var listensToMouse = false
  /// What the terminal draws on, as far as it told.
  public var background = Background.dark
  /// Set once the user wants to leave.
  public var isQuitting = false

  public init() {}

  /// Whether the details stand in a pane beside the list, not on a page of their own.
  public var hasPane: Bool { size.hasPane }

  /// Whether the details of the selected title are on the screen.
  public var showsDetails: Bool { hasPane || focus == .details }
}
