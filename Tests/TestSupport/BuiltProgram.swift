import Foundation

/// The programs that are built along with the tests.
public enum BuiltProgram {
  /// Whether the program was built differently from the tests, for sanitizers: it then takes
  /// several times as much memory.
  public static let isWatched = watchedProgram != nil

  private static let watchedProgram = ProcessInfo.processInfo.environment["MOVIES_TUI_PROGRAM"]

  /// The path of a program of this package.
  public static func path(_ name: String) -> String {
    if name == "movies-tui", let watchedProgram { return watchedProgram }
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
