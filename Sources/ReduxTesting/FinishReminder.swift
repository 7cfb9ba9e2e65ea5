import Synchronization

/// Is released together with its test store, and fails the test if that was never finished.
///
/// It is separate from the store because the deinit of an actor's object may be delayed, and would
/// then belong to no test.
final class FinishReminder: Sendable {
  private let home: SourcePlace
  private let due = Atomic(false)

  init(home: SourcePlace) { self.home = home }

  deinit {
    guard isDue else { return }
    home.report(
      """
      The test ended without finish(), so nobody knows what was left over. End it with \
      "await store.finish()".
      """)
  }

  /// Whether something has happened in the store that still has to be finished.
  var isDue: Bool {
    get { due.load(ordering: .relaxed) }
    set { due.store(newValue, ordering: .relaxed) }
  }
}
