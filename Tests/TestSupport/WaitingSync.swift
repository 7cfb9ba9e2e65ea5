import Foundation

/// Waits until a condition holds, blocking the thread.
///
/// For code with threads of its own, such as broken servers; tests use the `async` form.
/// Parameters and errors are those of the `async` form.
public func blockUntil(
  _ what: String, timeout: Duration = .seconds(20), fileID: StaticString = #fileID,
  line: UInt = #line, _ condition: () throws -> Bool
) throws {
  let deadline = ContinuousClock.now + timeout
  while try !condition() {
    guard ContinuousClock.now < deadline else { throw WaitingTimedOut(what, timeout, fileID, line) }
    Thread.sleep(forTimeInterval: 0.002)
  }
}
