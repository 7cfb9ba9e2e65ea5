internal import Foundation

/// The main loop of sessions and commands: the run loop of the process's main thread.
package enum MainLoop {
  /// Waits until something happens on the main queue (bytes from the terminal, a signal, work for
  /// the main actor), and handles everything that has happened by then.
  @MainActor
  package static func turn() {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }

  /// Runs asynchronous work from a synchronous `main`, which stays on the process's main thread.
  ///
  /// - Parameter work: The work.
  /// - Returns: The value that the work returns.
  /// - Throws: The error that the work throws.
  @MainActor
  package static func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    Task { result = await Result { try await work() } }
    while true {
      if let result { return try result.get() }
      turn()
    }
  }
}
