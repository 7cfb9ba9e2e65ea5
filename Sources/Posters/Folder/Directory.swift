import Files
import Foundation

/// An open directory and the files directly in it; closed when this object is released.
///
/// All names are relative to the directory, and links among them are not followed.
final class Directory: Sendable {
  /// A regular file in the directory.
  struct File {
    let name: String
    let size: Int
    let modified: Date
  }

  private let path: String
  /// The descriptor of the directory, owned by this object.
  private let descriptor: Int32

  /// Opens a directory.
  ///
  /// - Throws: A ``SystemError``.
  init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.open) }
  }

  /// Opens a directory for its owner alone (mode 0700), creating it if necessary.
  ///
  /// - Throws: A ``SystemError``.
  convenience init(creating path: String) throws(SystemError) {
    // If this fails, opening the directory reports the reason.
    try? PrivateFolder.make(path)
    try self.init(path)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { return }
    if status.st_mode & 0o777 != 0o700 { fchmod(descriptor, 0o700) }
  }

  deinit { close(descriptor) }

  /// The regular files in the directory.
  var files: [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap(file)
  }

  /// Returns the regular file with a name; `nil` if it does not exist.
  func file(named name: String) -> File? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return File(name: name, size: Int(status.st_size), modified: status.modified)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - limit: The maximum size, in bytes.
  /// - Returns: Its bytes; `nil` if it is longer, or not a regular file.
  /// - Throws: A ``SystemError``.
  func contents(of name: String, atMost limit: Int) throws(SystemError) -> [UInt8]? {
    // Without waiting: otherwise, opening a named pipe would block until it had a writer.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ELOOP || errno == ENXIO { return nil }
      throw .last(.open)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last(.read) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .last(.read) }
    return Array(bytes.prefix(count))
  }

  /// Writes a file for its owner alone (mode 0600); a reader never finds a part of it.
  ///
  /// - Throws: A ``SystemError``; an old file is then still there.
  func replace(_ name: String, with bytes: [UInt8]) throws(SystemError) {
    try WholeFile.replace(name, in: descriptor, with: bytes)
  }

  /// Marks a file as used now.
  func touch(_ name: String) { _ = utimensat(descriptor, name, nil, AT_SYMLINK_NOFOLLOW) }

  /// Removes a file, if it still exists.
  func remove(_ name: String) { _ = unlinkat(descriptor, name, 0) }
}

extension stat {
  fileprivate var modified: Date {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
