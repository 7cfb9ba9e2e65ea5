import Foundation

/// A folder that exists while this value lives, for files of one test.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "movies-tui-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, creating the folders around it, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    return url.path
  }
}
