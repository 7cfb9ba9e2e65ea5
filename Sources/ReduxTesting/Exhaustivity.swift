/// How much of what happens a test has to state.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change, each action, the end of each effect.
  case on
  /// Only what the test cares about: other changes, actions and effects pass in silence.
  case off
}
