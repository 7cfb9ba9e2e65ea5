#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal's properties according to TERM.
enum TerminalType {
  /// The name of the terminal type; empty if TERM is not set.
  static var name: String { variable("TERM") }

  /// Returns a variable of the environment; empty if it is not set.
  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

extension TerminalType {
  /// Whether the terminal is tmux, which shows the program inside another terminal.
  static var isTmux: Bool { !variable("TMUX").isEmpty || name.hasPrefix("tmux") }
}

extension TerminalType {
  /// Whether the terminal understands control strings (OSC) or at least swallows them: all do
  /// except the consoles of Linux and BSD and old hardware terminals.
  static var understandsControlStrings: Bool {
    !isOne(of: ["linux", "vt", "cons", "dumb", "ansi"])
  }

  /// Whether the terminal answers queries or at least swallows them.
  static var understandsQuestions: Bool { understandsControlStrings && !isOne(of: ["screen"]) }

  /// Whether the font has Braille patterns: those of the consoles of Linux and BSD do not.
  static var hasBraille: Bool { !isOne(of: ["linux", "vt", "cons"]) }

  private static func isOne(of families: [String]) -> Bool {
    families.contains { name.hasPrefix($0) && ($0 != "vt" || !name.hasPrefix("vte")) }
  }
}

extension TerminalType {
  /// A type with the same abilities, in case terminfo does not know this one: it lacks many modern
  /// types, above all on other machines; `nil` for a type that is not modern.
  static var likeness: String? { isOfToday ? "xterm-256color" : nil }

  /// Whether the terminal shows any colour, as its environment claims: terminfo seldom says so.
  static var showsDirectColor: Bool {
    isOfToday && ["truecolor", "24bit"].contains(variable("COLORTERM"))
  }

  private static var isOfToday: Bool { name.contains("ghostty") || isOne(of: familiesOfToday) }

  private static let familiesOfToday = [
    "xterm", "tmux", "alacritty", "foot", "kitty", "wezterm", "vte", "konsole",
  ]
}
