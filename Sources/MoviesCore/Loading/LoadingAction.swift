public import Redux

/// What happens while something loads.
public enum LoadingAction: Action, Codable, Hashable {
  /// A tick went by.
  case ticked
  /// The user has waited for longer than a screen may stand still.
  case patienceEnded
  /// The user wants to wait no longer.
  case cancelled
}
