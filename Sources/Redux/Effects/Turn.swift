/// The moment at which a queued effect may start: its task waits for it, the scheduler lets it come.
@MainActor
final class Turn {
  private var hasCome = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Waits until the turn has come.
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
