/// What stands on the screen beside the titles: focus, overlay, notice, size.
public struct ScreenState: Sendable, Codable, Equatable {
  public var size = ScreenSize(columns: 80, rows: 24)
  public var focus = Focus.list
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

  /// Whether the details take the whole screen.
  public var showsPage: Bool { !hasPane && focus == .detail }

  /// Whether the details of the selected title are on the screen.
  public var showsDetails: Bool { hasPane || focus == .detail }
}

/// A size in cells.
public struct ScreenSize: Sendable, Codable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether there is room for the details beside the list.
  public var hasPane: Bool { columns >= 100 }
}

/// What a terminal draws on.
public enum Background: String, Sendable, Codable, Hashable {
  case dark, light
}

/// What the keys go to.
public enum Focus: Sendable, Codable, Hashable {
  case list, search, year, detail
}

/// What lies over the screen.
public enum Overlay: Sendable, Codable, Hashable {
  case help(HelpState)
}

/// The help: how far it is scrolled, and what is looked for in it.
public struct HelpState: Sendable, Codable, Hashable {
  /// How many lines are scrolled away at the top.
  public var scroll = 0
  /// Only keys whose name or meaning contains this text are listed.
  public var search = TextInput()

  public init() {}
}

/// A line that tells what happened, for a few seconds.
public struct Notice: Sendable, Codable, Hashable {
  public var text: String
  public var isWarning: Bool

  public init(_ text: String, isWarning: Bool = false) {
    self.text = text
    self.isWarning = isWarning
  }
}
