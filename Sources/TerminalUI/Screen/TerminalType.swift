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
  /// Whether control strings (OSC) and questions are understood, or at least swallowed: by all but
  /// the consoles of Linux and BSD and real terminals of old.
  static var understandsQuestions: Bool {
    let silent = ["linux", "vt", "cons", "dumb", "ansi", "screen"]
    return !silent.contains { name.hasPrefix($0) && !name.hasPrefix("vte") }
  }
}
