import CTerminal

/// Facts about ncurses and terminals that are available without opening a screen.
public enum TerminalFacts {
  /// The name and version of ncurses, such as `ncurses 6.4.20221231`.
  public static var libraryVersion: String { String(cString: ct_library_version()) }

  /// Whether characters beyond ASCII can be printed: if the environment sets no locale, or one
  /// without UTF-8, C.UTF-8 is tried instead.
  ///
  /// The same rule applies when a screen is opened.
  @MainActor public static var hasUnicode: Bool { ct_choose_unicode() }

  /// Returns the number of colours of a terminal type, 0 for none; `nil` for an unknown type.
  ///
  /// Must not be called while a screen is open.
  public static func colors(ofType type: String) -> Int? {
    let colors = ct_type_colors(type)
    return colors < 0 ? nil : Int(colors)
  }
}
