#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal's properties according to TERM.
enum TerminalType {
  /// The name of the type; empty if there is none.
  static var name: String {
    getenv("TERM").map { String(cString: $0) } ?? ""
  }
}

extension TerminalType {
  /// Whether control strings (OSC) are understood or at least swallowed: by all except the consoles
  /// of Linux and BSD and old hardware terminals.
  static var understandsControlStrings: Bool {
    !isOne(of: ["linux", "vt", "cons", "dumb", "ansi"])
  }

  /// Whether queries are answered or at least swallowed.
  static var understandsQuestions: Bool { understandsControlStrings && !isOne(of: ["screen"]) }

  private static func isOne(of families: [String]) -> Bool {
    families.contains { name.hasPrefix($0) && !name.hasPrefix("vte") }
  }
}
