/// Waits until a condition holds, checking it every millisecond on the caller's actor.
///
/// - Parameters:
///   - timeout: How long to wait, in real time.
///   - isolation: The caller's actor.
///   - condition: The condition to wait for.
/// - Returns: Whether the condition held in time.
func waiting(
  _ timeout: Duration, isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
) async -> Bool {
  let deadline = ContinuousClock.now + timeout
  while !condition() {
    guard ContinuousClock.now < deadline, !Task.isCancelled else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
