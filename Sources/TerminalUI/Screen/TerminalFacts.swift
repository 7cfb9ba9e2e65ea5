import CTerminal

/// What can be known of ncurses and of terminals without opening a screen.
public enum TerminalFacts {
  /// The ncurses that the program runs with, such as `ncurses 6.4.20221231`.
  public static var libraryVersion: String { String(cString: ct_library_version()) }

  /// Whether characters beyond ASCII can be printed: where the environment's locale is not one of
  /// UTF-8, and where there is none, C.UTF-8 is tried in its place.
  ///
  /// It is the rule by which a screen is opened as well.
  @MainActor public static var hasUnicode: Bool { ct_choose_unicode() }

  /// How many colours a type of terminal has, 0 for none; `nil` for a type that is not known.
  ///
  /// Not to be asked while a screen is open.
  public static func colors(ofType type: String) -> Int? {
    let colors = ct_type_colors(type)
    return colors < 0 ? nil : Int(colors)
  }
}
