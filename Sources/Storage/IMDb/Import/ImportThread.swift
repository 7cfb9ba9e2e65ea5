import Foundation

/// Runs an import on a thread of its own: it takes minutes, for which tasks have no threads.
enum ImportThread {
  /// Does the work, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - onProgress: Called on any thread.
  ///   - body: The work, which asks the watch whether to go on.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  static func run<Value: Sendable>(
    onProgress: @escaping @Sendable (IMDbProgress) -> Void,
    _ body: @escaping @Sendable (ImportWatch) throws(IMDbImportError) -> Value
  ) async throws(IMDbImportError) -> Value {
    let watch = ImportWatch(onProgress: onProgress)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            returning: Result { () throws(IMDbImportError) in
              try watch.check()
              return try body(watch)
            })
        }
      }
    } onCancel: {
      watch.cancel()
    }
    return try result.get()
  }
}
