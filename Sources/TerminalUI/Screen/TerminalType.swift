#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal's properties according to TERM.
enum TerminalType {
  /// The name of the type; empty if there is none.
  static var name: String { variable("TERM") }

  /// A variable of the environment; empty if it is not set.
  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

extension TerminalType {
  /// Whether the terminal is tmux, which shows the program within another terminal.
  static var isTmux: Bool { !variable("TMUX").isEmpty || name.hasPrefix("tmux") }
}

extension TerminalType {
  /// Whether control strings (OSC) are understood or at least swallowed: by all except the consoles
  /// of Linux and BSD and old hardware terminals.
  static var understandsControlStrings: Bool {
    !isOne(of: ["linux", "vt", "cons", "dumb", "ansi"])
  }

  /// Whether queries are answered or at least swallowed.
  static var understandsQuestions: Bool { understandsControlStrings && !isOne(of: ["screen"]) }

  /// Whether the font has Braille patterns: not that of the consoles of Linux and BSD.
  static var hasBraille: Bool { !isOne(of: ["linux", "vt", "cons"]) }

  private static func isOne(of families: [String]) -> Bool {
    families.contains { name.hasPrefix($0) && ($0 != "vt" || !name.hasPrefix("vte")) }
  }
}

extension TerminalType {
  /// A type that does the same, in case terminfo does not know this one: it knows few of today's,
  /// above all on other machines; `nil` for a type that is not one of them.
  static var likeness: String? { isOfToday ? "xterm-256color" : nil }

  /// Whether the terminal shows any colour, as its environment promises: terminfo seldom tells.
  static var showsDirectColor: Bool {
    isOfToday && ["truecolor", "24bit"].contains(variable("COLORTERM"))
  }

  private static var isOfToday: Bool { name.contains("ghostty") || isOne(of: familiesOfToday) }

  private static let familiesOfToday = [
    "xterm", "tmux", "alacritty", "foot", "kitty", "wezterm", "vte", "konsole",
  ]
}
