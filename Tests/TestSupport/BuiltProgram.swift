import Foundation

/// The programs that are built beside the tests.
public enum BuiltProgram {
  /// The path of a program of this package.
  public static func path(_ name: String) -> String {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }
}
