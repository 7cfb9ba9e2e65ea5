import Foundation
import TestSupport

/// A home directory that belongs to one test and vanishes with it.
final class PrivateHome: Sendable {
  let path: String

  /// Makes a home.
  ///
  /// - Parameter isNew: Whether the program has never run there; it would welcome its user.
  /// - Throws: A file system's error.
  init(isNew: Bool = false) throws {
    path = NSTemporaryDirectory() + "movies-tui-home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    if !isNew {
      try write(#"{"version":1,"memory":{"knowsWelcome":true}}"#, to: Self.memory)
    }
  }

  /// The file by which sessions remember each other.
  static let memory = "state/movies-tui/session.json"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the home, creating its folder if needed.
  func write(_ text: String, to name: String, permissions: Int = 0o600) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// The content of a file below the home; `nil` if there is none.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The names of all files and folders in a folder below the home; none if there is no folder.
  func names(in folder: String) throws -> [String] {
    let path = path + "/" + folder
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }

  /// A whole environment: this home, nothing else of the user's, and the given variables.
  func environment(with variables: [String: String] = [:]) -> [String: String] {
    let own = [
      "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_CONFIG_DIRS": path + "/system",
      "XDG_CACHE_HOME": path + "/cache", "XDG_STATE_HOME": path + "/state",
      "XDG_DATA_HOME": path + "/data", "TMPDIR": path, "LC_ALL": "C.UTF-8",
      "PATH": path + "/bin:/usr/local/bin:/usr/bin:/bin",
    ]
    return own.merging(variables) { $1 }
  }
}
