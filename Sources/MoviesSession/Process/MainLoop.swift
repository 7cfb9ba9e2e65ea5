internal import Foundation

/// The main run loop, for commands that wait for something and then end.
package enum MainLoop {
  /// Runs asynchronous work from a synchronous `main`, which stays on the process's main thread.
  @MainActor
  package static func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    Task { result = await Result { try await work() } }
    while true {
      if let result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
