internal import Foundation

/// Folders that only their owner can access.
public enum PrivateFolder {
  /// Creates a folder for its owner alone (mode 0700), with its missing parents, unless it exists.
  ///
  /// - Throws: A ``SystemError`` if the folder does not exist afterwards.
  public static func make(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return try check(path) }
    let failure = SystemError.last(.open)
    let above = URL(filePath: path).deletingLastPathComponent().path
    guard failure.code == ENOENT, above != path else { throw failure }
    try make(above)
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return try check(path) }
    throw .last(.open)
  }

  /// Checks that a path leads to a folder and not to something else.
  private static func check(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last(.open) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(.open, code: ENOTDIR) }
  }
}
