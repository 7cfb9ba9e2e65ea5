import Foundation

/// Runs an import on a thread of its own: it takes minutes, too long for the threads of tasks.
enum ImportThread {
  /// Runs an import until it ends or the task is cancelled.
  ///
  /// - Parameters:
  ///   - onProgress: Called on any thread.
  ///   - body: The work, which asks the watch whether to continue.
  /// - Returns: The result of `body`.
  /// - Throws: Any error of `body`.
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
