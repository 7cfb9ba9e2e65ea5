#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What TERM says about the terminal.
enum TerminalType {
  /// The name of the type; empty where there is none.
  static var name: String {
    getenv("TERM").map { String(cString: $0) } ?? ""
  }
}

extension TerminalType {
  /// Whether control strings (OSC) are understood or at least swallowed: by all but the consoles of
  /// Linux and BSD and real terminals of old.
  static var understandsControlStrings: Bool {
    !isOne(of: ["linux", "vt", "cons", "dumb", "ansi"])
  }

  /// Whether questions are answered or at least swallowed.
  static var understandsQuestions: Bool { understandsControlStrings && !isOne(of: ["screen"]) }

  private static func isOne(of families: [String]) -> Bool {
    families.contains { name.hasPrefix($0) && !name.hasPrefix("vte") }
  }
}
