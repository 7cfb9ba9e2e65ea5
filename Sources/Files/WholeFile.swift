internal import Foundation

/// Files that are only ever written as a whole.
///
/// New contents go to a file beside the old one, which then takes its place: a reader finds the old
/// contents or the new ones, never a part, whatever happens to the program, the disk or the power.
/// Only their owner can access the files (mode 0600).
public enum WholeFile {
  /// Writes a file, replacing an existing one.
  ///
  /// A symbolic link stays, and its target is replaced; a link whose target is missing is an error.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - bytes: The new contents.
  ///   - isStillWanted: Called right before the old contents are replaced; if it throws, they stay.
  /// - Throws: A ``SystemError``, or what `isStillWanted` throws; the old file is then as it was.
  public static func replace(
    _ path: String, with bytes: [UInt8],
    isStillWanted: () throws(SystemError) -> Void = { () throws(SystemError) in }
  ) throws(SystemError) {
    try replace(
      target(of: path), in: AT_FDCWD, with: bytes, isDurable: true,
      isStillWanted: isStillWanted)
  }

  /// Writes a file in an open folder without following a link of its name, and without waiting for
  /// the disk: after a power failure, the file may be damaged.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the folder.
  ///   - folder: The descriptor of the folder.
  ///   - bytes: The new contents.
  /// - Throws: A ``SystemError``; the old file is then as it was.
  public static func replace(
    _ name: String, in folder: Int32, with bytes: [UInt8]
  ) throws(SystemError) {
    try replace(name, in: folder, with: bytes, isDurable: false) { () throws(SystemError) in }
  }

  /// Creates a new file with contents that a function writes.
  ///
  /// - Parameters:
  ///   - path: The new file; its folder must exist.
  ///   - fill: Fills the empty file at the given path, which is in a folder beside the new file,
  ///     and leaves nothing open.
  /// - Throws: A ``SystemError``, with `EEXIST` if something exists at the path already, or what
  ///   `fill` throws; nothing is left behind then.
  public static func make(
    _ path: String, filling fill: (_ path: String) throws -> Void
  ) throws {
    // Unlike renaming, adding a hard link never replaces anything.
    try write(path, filling: fill) { link($0, path) == 0 }
  }

  /// Writes a file with contents that a function writes, replacing an existing one.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - fill: As in ``make(_:filling:)``.
  /// - Throws: A ``SystemError``, or what `fill` throws; the old file is then as it was, and
  ///   nothing is left of the new one.
  public static func replace(
    _ path: String, filling fill: (_ path: String) throws -> Void
  ) throws {
    let target = try target(of: path)
    try write(target, filling: fill) { rename($0, target) == 0 }
  }

  /// Removes a file, if it exists, and what killed sessions have left beside it.
  ///
  /// If the path is a symbolic link, both the link and its target are removed.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``SystemError`` if the file cannot be removed.
  public static func remove(_ path: String) throws(SystemError) {
    removeLeft(beside: path)
    for path in Set([(try? target(of: path)) ?? path, path]) {
      guard unlink(path) == 0 || errno == ENOENT else { throw .last(.write) }
    }
  }

  /// Removes what sessions left beside a file when they were killed while writing it.
  public static func removeLeft(beside path: String) {
    AsidePlace.removeLeft(beside: (try? target(of: path)) ?? path)
  }

  /// Returns the number of bytes that killed sessions left beside a file.
  public static func bytesLeft(beside path: String) -> Int {
    AsidePlace.bytesLeft(beside: (try? target(of: path)) ?? path)
  }

  /// Writes a file in a temporary folder beside its place, and then puts it there.
  private static func write(
    _ path: String, filling fill: (_ path: String) throws -> Void, thenPutting put: (String) -> Bool
  ) throws {
    AsidePlace.removeLeft(beside: path)
    // A folder, so that whatever `fill` needs beside the file is in it, too.
    let aside = try AsidePlace(beside: path, by: makeFolder)
    defer {
      AsidePlace.removeFolder(aside.name)
      close(aside.descriptor)
    }
    let file = aside.name + "/" + URL(filePath: path).lastPathComponent
    close(try open(file, in: AT_FDCWD))
    try fill(file)
    let descriptor = Foundation.open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last(.write) }
    try finish(descriptor, isDurable: true, after: nil)
    guard put(file) else { throw SystemError.last(.replace) }
    keepName(of: path)
  }

  /// Makes a folder for its owner alone, and opens it.
  private static func makeFolder(_ path: String) throws(SystemError) -> Int32 {
    guard mkdir(path, 0o700) == 0 else { throw .last(.open) }
    let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.open) }
    return descriptor
  }

  private static func replace(
    _ name: String, in folder: Int32, with bytes: [UInt8], isDurable: Bool,
    isStillWanted: () throws(SystemError) -> Void
  ) throws(SystemError) {
    if isDurable { AsidePlace.removeLeft(beside: name) }
    let aside = try AsidePlace(beside: name) { name throws(SystemError) in
      try open(name, in: folder)
    }
    // Holds the lock after the file is closed, until the file has its final name.
    let lock = dup(aside.descriptor)
    defer { close(lock) }
    do throws(SystemError) {
      try finish(
        aside.descriptor, isDurable: isDurable, after: write(bytes, to: aside.descriptor))
      try isStillWanted()
      guard renameat(folder, aside.name, folder, name) == 0 else { throw .last(.replace) }
    } catch {
      unlinkat(folder, aside.name, 0)
      throw error
    }
    if isDurable { keepName(of: name) }
  }

  /// Opens a new file.
  private static func open(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder, name, flags, 0o600)
    guard descriptor >= 0 else { throw .last(.open) }
    return descriptor
  }

  /// Writes all bytes.
  ///
  /// - Returns: The error that prevented it; `nil` if all bytes are written.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return .last(.write)
        }
      }
      return nil
    }
  }

  /// Closes a file, after flushing it to the disk if `isDurable`.
  ///
  /// - Throws: `failure`, or the first error that occurs now.
  private static func finish(
    _ descriptor: Int32, isDurable: Bool, after failure: SystemError?
  ) throws(SystemError) {
    var failure = failure
    if failure == nil, isDurable, fsync(descriptor) != 0 { failure = .last(.write) }
    if close(descriptor) != 0, failure == nil { failure = .last(.write) }
    if let failure { throw failure }
  }

  /// Flushes the new name of a file to the disk, where the folder allows it.
  private static func keepName(of path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the file that a path leads to if it is a symbolic link, otherwise the path itself.
  private static func target(of path: String) throws(SystemError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else { throw .last(.open) }
    defer { free(target) }
    return String(cString: target)
  }
}
