import Foundation

/// The programs that are built along with the tests, or named to them: `make test` names the
/// program as it is shipped, which is also several times as fast.
public enum BuiltProgram {
  /// Whether sanitizers watch the program: it then takes several times as much memory.
  public static let isSanitized = environment["MOVIES_TUI_SANITIZED"] != nil

  private static let environment = ProcessInfo.processInfo.environment

  /// The path of a program of this package.
  public static func path(_ name: String) -> String {
    if name == "movies-tui", let program = environment["MOVIES_TUI_PROGRAM"] { return program }
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
