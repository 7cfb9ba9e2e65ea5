internal import Foundation

/// A file or folder beside another file, which holds the new contents until they take its place.
///
/// Its writer holds its lock, so an unlocked one was left by a session that was killed; the next
/// durable write to the same file removes it.
struct AsidePlace {
  let name: String
  /// The descriptor of the open file or folder, which owns the lock until it is closed.
  let descriptor: Int32

  /// Makes a new file or folder and takes its lock.
  ///
  /// - Parameters:
  ///   - name: The file that is to be written.
  ///   - make: Creates the file or folder, which must not exist yet, and returns its descriptor.
  /// - Throws: What `make` throws.
  init(
    beside name: String, by make: (_ name: String) throws(SystemError) -> Int32
  ) throws(SystemError) {
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let zeros = String(repeating: "0", count: Self.digits - number.count)
      let aside = name + Self.mark + zeros + number
      let descriptor = try make(aside)
      // Another session may have mistaken it for a leftover and removed it.
      if FileLock.take(descriptor), Self.isNamed(descriptor) {
        self.name = aside
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  /// A part of the names of all such files, which the user's own files do not contain.
  private static let mark = ".movies-tui-"
  private static let digits = 13

  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes what sessions left beside a file when they were killed while writing it.
  ///
  /// Where the file system has no locks, everything stays.
  static func removeLeft(beside path: String) {
    forEachLeft(beside: path) { path, isFolder in
      guard !isFolder else { return removeFolder(path) }
      unlink(path)
    }
  }

  /// Returns the number of bytes that killed sessions left beside a file.
  static func bytesLeft(beside path: String) -> Int {
    var bytes = 0
    forEachLeft(beside: path) { path, isFolder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      for path in isFolder ? (names ?? []).map({ "\(path)/\($0)" }) : [path] {
        var status = stat()
        if lstat(path, &status) == 0 { bytes += Int(status.st_size) }
      }
    }
    return bytes
  }

  /// Calls a function with each leftover file or folder while its lock is held, so that no other
  /// session can take it.
  private static func forEachLeft(
    beside path: String, _ body: (_ path: String, _ isFolder: Bool) -> Void
  ) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isAside(name, beside: file.lastPathComponent) {
      useIfLeft("\(folder)/\(name)", body)
    }
  }

  private static func isAside(_ name: String, beside file: String) -> Bool {
    let prefix = file + mark
    let length = prefix.utf8.count + digits
    guard name.hasPrefix(prefix), name.utf8.count == length else { return false }
    return name.utf8.suffix(digits).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }

  private static func useIfLeft(
    _ path: String, _ body: (_ path: String, _ isFolder: Bool) -> Void
  ) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: body(path, false)
    case S_IFDIR: body(path, true)
    default: break
    }
  }

  /// Removes a folder and the files in it; if it has folders in it, they stay, and so does the
  /// folder.
  static func removeFolder(_ path: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }
}
