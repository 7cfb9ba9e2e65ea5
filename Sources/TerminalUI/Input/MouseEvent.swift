/// A mouse action over a cell.
public struct MouseEvent: Hashable, Sendable {
  public var kind: Kind
  public var point: Point
  public var modifiers: KeyModifiers

  /// What happened, where, and with which modifier keys.
  public init(_ kind: Kind, at point: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }

  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case pressed(Button), released(Button), moved
    case wheelUp, wheelDown
  }

  /// A mouse button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }
}
