internal import Foundation

/// Folders that nobody but their owner may look into.
public enum PrivateFolder {
  /// Makes a folder for its owner alone (mode 0700), with those above it, unless it is there.
  ///
  /// - Throws: A ``SystemError`` if the folder is still missing then.
  public static func make(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return try check(path) }
    let failure = SystemError.last(.open)
    let above = URL(filePath: path).deletingLastPathComponent().path
    guard failure.code == ENOENT, above != path else { throw failure }
    try make(above)
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return try check(path) }
    throw .last(.open)
  }

  /// Makes sure that there is a folder, and not something else of that name.
  private static func check(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last(.open) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(.open, code: ENOTDIR) }
  }
}
