internal import Foundation

/// A file or folder beside another file, for its new contents until they take its place.
///
/// Whoever writes there holds its lock, so that one which nobody holds was left by a session that
/// was killed: whoever writes the same file next removes it.
struct AsidePlace {
  let name: String
  /// It owns the lock until it is closed.
  let descriptor: Int32

  /// Makes a new one.
  ///
  /// - Parameters:
  ///   - name: The file that is to be written.
  ///   - make: Makes something that was not there before, and returns it open.
  /// - Throws: What `make` throws.
  init(
    beside name: String, by make: (_ name: String) throws(SystemError) -> Int32
  ) throws(SystemError) {
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let zeros = String(repeating: "0", count: Self.digits - number.count)
      let aside = name + Self.mark + zeros + number
      let descriptor = try make(aside)
      // Somebody may have taken it for one that was left.
      if FileLock.take(descriptor), Self.isNamed(descriptor) {
        self.name = aside
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  /// Nobody has files whose names have this in them.
  private static let mark = ".movies-tui-"
  private static let digits = 13

  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes what sessions have left beside a file that were killed while they wrote it.
  ///
  /// Where the file system has no locks, everything stays.
  static func removeLeft(beside path: String) {
    forEachLeft(beside: path) { path, isFolder in
      guard !isFolder else { return removeFolder(path) }
      unlink(path)
    }
  }

  /// How many bytes such sessions have left.
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

  /// Calls a function with each file or folder that is nobody's, while no one can take it.
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

  /// Removes a folder with the files in it; one with folders in it is not ours, and stays.
  static func removeFolder(_ path: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }
}
