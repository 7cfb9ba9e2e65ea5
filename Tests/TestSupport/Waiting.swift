/// A condition did not come true in time.
public struct WaitingTimedOut: Error, CustomStringConvertible {
  public let description: String

  init(_ what: String, _ timeout: Duration, _ fileID: StaticString, _ line: UInt) {
    description = "waited \(timeout) for \(what), in vain (\(fileID):\(line))"
  }
}

/// Waits until a condition holds: the only way in which tests wait.
///
/// ```swift
/// try await waitUntil("the list to appear") { screen.contains("Batman") }
/// ```
///
/// `what` is named in the failure: "waited 20.0 seconds for …, in vain". The time-out is far longer
/// than ever needed, since a busy machine is not a failure. The condition is checked every 2
/// milliseconds, on the caller's actor.
///
/// - Throws: ``WaitingTimedOut``, or what the condition throws.
public func waitUntil(
  _ what: String, timeout: Duration = .seconds(20), fileID: StaticString = #fileID,
  line: UInt = #line, isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !condition() {
    guard ContinuousClock.now < deadline else { throw WaitingTimedOut(what, timeout, fileID, line) }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// Waits until there is a value and returns it.
///
/// Parameters and errors are those of `waitUntil`.
public func waitFor<Value>(
  _ what: String, timeout: Duration = .seconds(20), fileID: StaticString = #fileID,
  line: UInt = #line, isolation: isolated (any Actor)? = #isolation,
  _ value: () async throws -> Value?
) async throws -> Value {
  var found: Value?
  try await waitUntil(what, timeout: timeout, fileID: fileID, line: line) {
    found = try await value()
    return found != nil
  }
  guard let found else { throw WaitingTimedOut(what, timeout, fileID, line) }
  return found
}
