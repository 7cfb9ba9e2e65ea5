/// Writes to the same file, one after the other, so that the last one requested wins.
@MainActor
enum FileQueue {
  private typealias Write = Task<Result<Void, DiskError>, Never>

  /// The last unfinished write for each file.
  private static var last: [String: Write] = [:]

  /// Writes a whole file as soon as all earlier writes to the same path have ended.
  ///
  /// A write that is cancelled still waits for its turn, and then leaves the file alone.
  static func replace(_ path: String, with bytes: [UInt8]) async -> Result<Void, DiskError> {
    let earlier = last[path]
    let write = Write {
      _ = await earlier?.value
      return await File.replace(path, with: bytes)
    }
    last[path] = write
    defer { if last[path] == write { last[path] = nil } }
    return await withTaskCancellationHandler {
      await write.value
    } onCancel: {
      write.cancel()
    }
  }
}
