import CustomDump
import Redux

/// The texts of failures: what happened, to what, and what to do.
extension TestStore {
  func sentTooEarly(_ action: any Action) -> String {
    """
    \(action.actionName) was sent before these actions were received:

    \(listed(unreceived.map { dumped($0.action) }))

    Receive them first, with "await store.receive(…)".
    """
  }

  func missing(_ expectation: Expectation, after timeout: Duration) -> String {
    """
    Within \(timeout) this action was not received:

    \(expectation.description)

    \(store.effects.isIdle ? "No effect is running." : "Effects are running.")
    """
  }

  func other(_ step: Step, than expectation: Expectation) -> String {
    """
    Another action was received than expected.

    Expected: \(expectation.description)
    Received: \(dumped(step.action))
    """
  }

  func otherChange(by step: Step, from expected: State, to actual: State) -> String {
    """
    \(step.action.actionName) changed the state otherwise than stated:

    \(diff(expected, actual) ?? "(Both look the same, and yet == says that they differ.)")

    (Stated: -, actual: +)
    """
  }

  var stillRunning: String {
    """
    At the end of the test effects are still running:

    \(listed(store.effects.running))

    Let them end (advance the clock, release the reply), or cancel them.
    """
  }

  var notReceived: String {
    """
    At the end of the test these actions had not been received:

    \(listed(unreceived.map { dumped($0.action) }))

    Receive them, with "await store.receive(…)".
    """
  }

  /// A value as failures show it.
  func dumped(_ value: some Any) -> String { String(customDumping: value) }

  private func listed(_ lines: [String]) -> String {
    lines.map { "• \($0)" }.joined(separator: "\n")
  }
}
