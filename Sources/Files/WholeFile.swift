internal import Foundation

/// Files that are only ever written as a whole.
///
/// What is new goes to a file beside it, which then takes its place: a reader finds the old
/// contents or the new ones, never a part, whatever happens to the program, the disk or the power.
/// All files are their owner's alone (mode 0600).
public enum WholeFile {
  /// Writes a file, in the place of the one that is there, if there is any.
  ///
  /// A link stays, and what it leads to is replaced; a link to something that is not there is an
  /// error.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - bytes: The new contents.
  ///   - isStillWanted: Asked right before the old contents go; if it throws, they stay.
  /// - Throws: A ``SystemError``, or what `isStillWanted` throws; the old file is then as it was.
  public static func replace(
    _ path: String, with bytes: [UInt8],
    isStillWanted: () throws(SystemError) -> Void = { () throws(SystemError) in }
  ) throws(SystemError) {
    try replace(
      target(of: path), in: AT_FDCWD, with: bytes, isDurable: true,
      isStillWanted: isStillWanted)
  }

  /// Writes a file of an open folder, without following a link of its name, and without waiting for
  /// the disk: after a loss of power the file may be damaged.
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

  /// Makes a file that was not there before, by means of something that writes to a path.
  ///
  /// - Parameters:
  ///   - path: The new file; its folder must exist.
  ///   - fill: Writes the file at the path that it is given, which is empty and somewhere beside
  ///     the new one, and leaves nothing open.
  /// - Throws: A ``SystemError``, with `EEXIST` if there is something at the path already, or what
  ///   `fill` throws; nothing is left behind then.
  public static func make(
    _ path: String, filling fill: (_ path: String) throws -> Void
  ) throws {
    // Unlike renaming, a further name never replaces anything.
    try write(path, filling: fill) { link($0, path) == 0 }
  }

  /// Writes a file by means of something that writes to a path, in the place of the one that is
  /// there, if there is any.
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

  /// Removes a file, if there is one, and what killed sessions have left beside it.
  ///
  /// Of a link, what it leads to goes, and the link itself.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``SystemError`` if the file stays.
  public static func remove(_ path: String) throws(SystemError) {
    removeLeft(beside: path)
    for path in Set([(try? target(of: path)) ?? path, path]) {
      guard unlink(path) == 0 || errno == ENOENT else { throw .last(.write) }
    }
  }

  /// Removes what sessions have left beside a file that were killed while they wrote it.
  public static func removeLeft(beside path: String) {
    AsidePlace.removeLeft(beside: (try? target(of: path)) ?? path)
  }

  /// How many bytes such sessions have left.
  public static func bytesLeft(beside path: String) -> Int {
    AsidePlace.bytesLeft(beside: (try? target(of: path)) ?? path)
  }

  /// Writes a file somewhere beside its place, and then puts it there.
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
    // Its lock stays when the file is closed, until it has its name.
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
  /// - Returns: Why that is impossible; `nil` if they are written.
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

  /// Brings a file to the disk, and closes it.
  ///
  /// - Throws: What has failed before, or now.
  private static func finish(
    _ descriptor: Int32, isDurable: Bool, after failure: SystemError?
  ) throws(SystemError) {
    var failure = failure
    if failure == nil, isDurable, fsync(descriptor) != 0 { failure = .last(.write) }
    if close(descriptor) != 0, failure == nil { failure = .last(.write) }
    if let failure { throw failure }
  }

  /// Brings the new name to the disk, where the folder allows it.
  private static func keepName(of path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The file that a path leads to.
  private static func target(of path: String) throws(SystemError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else { throw .last(.open) }
    defer { free(target) }
    return String(cString: target)
  }
}
