internal import Foundation

/// The main run loop, for commands that wait for something and then end.
package enum MainLoop {
  /// Runs asynchronous work from a synchronous `main`, which stays on the process's main thread.
  ///
  /// - Parameters:
  ///   - turn: Waits until something happens, and handles it. Default: as the run loop does.
  ///   - work: The work.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  @MainActor
  package static func run<Value: Sendable>(
    turn: () -> Void = { _ = RunLoop.main.run(mode: .default, before: .distantFuture) },
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
