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
}
