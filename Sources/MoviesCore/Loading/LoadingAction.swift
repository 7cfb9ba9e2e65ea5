public import Redux

/// What happens while something loads.
public enum LoadingAction: Action, Codable, Hashable {
  /// A tick went by.
  case ticked
  /// The user wants to wait no longer.
  case cancelled
}
