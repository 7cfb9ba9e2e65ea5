public import Redux

/// What the user does about what failed.
public enum ErrorsAction: Action, Codable, Hashable {
  /// Every message was read and may go.
  case dismissed
}
