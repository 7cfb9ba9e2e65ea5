import Dispatch
import Foundation

/// The signals that ask a process to end.
enum TerminationSignals {
  private static let numbers = [SIGINT, SIGTERM]

  /// Waits for ^C, for SIGTERM, or until the task is cancelled; meanwhile neither signal ends the
  /// process by itself.
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

  /// Does something that ^C cancels; a second ^C ends the process.
  ///
  /// - Parameter work: Ends soon once its task is cancelled.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
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
