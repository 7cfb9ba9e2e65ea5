internal import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes whole files away from the main actor.
enum File {
  /// Reads a whole file.
  @concurrent
  static func contents(of path: String) async -> Result<[UInt8], DiskError> {
    Result { () throws(DiskError) in try readAll(path) }
  }

  /// Writes a whole file, for its owner alone (mode 0600).
  ///
  /// A reader finds the old contents or the new ones, never a part. If something fails, or the task
  /// is cancelled before the replacement, the old file stays.
  @concurrent
  static func replace(_ path: String, with bytes: [UInt8]) async -> Result<Void, DiskError> {
    Result { () throws(DiskError) in try writeAll(bytes, to: path) }
  }

  private static func readAll(_ path: String) throws(DiskError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.open, path) }
    defer { close(descriptor) }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { read(descriptor, &chunk, chunk.count) }
      guard count >= 0 else { throw .last(.read, path) }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to path: String) throws(DiskError) {
    do throws(SystemError) {
      try checkCancellation()
      try WholeFile.replace(path, with: bytes, isStillWanted: checkCancellation)
    } catch {
      throw DiskError(error, path)
    }
  }

  private static func checkCancellation() throws(SystemError) {
    if Task.isCancelled { throw SystemError(.replace, code: ECANCELED) }
  }

  /// Repeats a system call while signals interrupt it.
  private static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
