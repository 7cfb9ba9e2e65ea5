#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole files, read and written away from the main actor.
enum File {
  /// Reads a whole file.
  @concurrent
  static func contents(of path: String) async -> Result<[UInt8], DiskError> {
    Result { () throws(DiskError) in try readAll(path) }
  }

  /// Writes a whole file, for its owner alone (mode 0600).
  ///
  /// The bytes go to a new file next to it, which then takes its place: a reader finds the old
  /// contents or the new ones, never a part. If something fails, or the task is cancelled before
  /// the replacement, the old file stays.
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
    try checkCancellation(path)
    let temporary = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(.open, path) }
    do throws(DiskError) {
      try fill(descriptor, with: bytes, for: path)
      try checkCancellation(path)
      guard rename(temporary, path) == 0 else { throw .last(.replace, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func checkCancellation(_ path: String) throws(DiskError) {
    guard Task.isCancelled else { return }
    throw DiskError(operation: .replace, path: path, code: ECANCELED)
  }

  /// Writes all bytes, flushes them to the disk, and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], for path: String
  ) throws(DiskError) {
    var failure: DiskError?
    var written = 0
    while written < bytes.count, failure == nil {
      let chunk = Array(bytes[written...].prefix(1 << 20))
      let count = uninterrupted { write(descriptor, chunk, chunk.count) }
      if count < 0 { failure = .last(.write, path) } else { written += count }
    }
    if failure == nil, fsync(descriptor) != 0 { failure = .last(.write, path) }
    if close(descriptor) != 0, failure == nil { failure = .last(.write, path) }
    if let failure { throw failure }
  }

  /// Repeats a system call while signals interrupt it.
  private static func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
