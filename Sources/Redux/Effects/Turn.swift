/// The moment when a queued effect may start: its task waits for it, the scheduler triggers it.
@MainActor
final class Turn {
  private var hasCome = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Waits for the turn.
  func wait() async {
    guard !hasCome else { return }
    await withCheckedContinuation { waiter = $0 }
  }

  func come() {
    hasCome = true
    waiter?.resume()
    waiter = nil
  }
}
