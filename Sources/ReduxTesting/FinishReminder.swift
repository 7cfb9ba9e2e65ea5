import Synchronization

/// Goes together with its test store, and fails the test if that was never finished.
///
/// It is apart from the store because the end of an actor's object may be put off, and then belongs
/// to no test.
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

  /// Whether something happened in the store, which has still to be finished.
  var isDue: Bool {
    get { due.load(ordering: .relaxed) }
    set { due.store(newValue, ordering: .relaxed) }
  }
}
