import Dispatch
import Foundation

/// The signals that ask a process to end.
enum TerminationSignals {
  private static let numbers = [SIGINT, SIGTERM]

  /// Waits for ^C, SIGTERM or the task's cancellation; meanwhile, neither signal ends the process.
  static func wait() async {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { arrival.yield() }
      source.resume()
      return source
    }
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }

  /// Runs work that ^C cancels; a second ^C ends the process.
  ///
  /// - Parameter work: The work, which ends soon once its task is cancelled.
  /// - Returns: The value that the work returns.
  /// - Throws: The error that the work throws.
  static func cancelling<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task(operation: work)
    let before = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      guard task.isCancelled else { return task.cancel() }
      signal(SIGINT, SIG_DFL)
      kill(getpid(), SIGINT)
    }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, before)
    }
    return try await task.value
  }
}
