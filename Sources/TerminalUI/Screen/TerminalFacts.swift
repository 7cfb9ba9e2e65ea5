import CTerminal

/// What can be known of ncurses and of terminals without opening a screen.
public enum TerminalFacts {
  /// The ncurses that the program runs with, such as `ncurses 6.4.20221231`.
  public static var libraryVersion: String { String(cString: ct_library_version()) }

  /// How many colours a type of terminal has, 0 for none; `nil` for a type that is not known.
  ///
  /// Not to be asked while a screen is open.
  public static func colors(ofType type: String) -> Int? {
    let colors = ct_type_colors(type)
    return colors < 0 ? nil : Int(colors)
  }
}
