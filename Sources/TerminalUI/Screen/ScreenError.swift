/// The reason why no screen can be opened.
public enum ScreenError: Error, Hashable, Sendable {
  /// Neither standard input and output nor /dev/tty is a terminal.
  case noTerminal
  /// The terminal database does not know the type in TERM; empty if TERM is not set.
  case unknownType(String)
  /// The terminal of this type cannot move its cursor, or not in the way that ECMA-48 defines.
  case unusableType(String)
  /// The system refused, for lack of memory or descriptors, or a screen is already open.
  case failed
}

extension ScreenError: CustomStringConvertible {
  /// A line that says what happened and how to fix it.
  public var description: String {
    switch self {
    case .noTerminal:
      "there is no terminal: neither standard input and output nor /dev/tty is one"
    case .unknownType(""):
      "TERM is not set; set it to the type of your terminal, such as xterm-256color"
    case .unknownType(let type):
      "the terminal type “\(type)” in TERM is unknown here; install its terminfo entry, "
        + "or set TERM to a known type such as xterm-256color"
    case .unusableType(let type):
      "a terminal of type “\(type)” (TERM) cannot move its cursor in the way of ECMA-48, "
        + "so nothing can be drawn on it"
    case .failed:
      "the screen could not be opened; a screen is open already or the system lacks memory"
    }
  }
}
