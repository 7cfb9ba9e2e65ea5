/// A mouse action over a cell.
public struct MouseEvent: Hashable, Sendable {
  public var kind: Kind
  public var point: Point
  public var modifiers: KeyModifiers

  /// Makes an event of a kind over a cell, without modifier keys by default.
  public init(_ kind: Kind, at point: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
  }

  /// The kind of a mouse action.
  public enum Kind: Hashable, Sendable {
    case pressed(Button), released(Button), moved
    case wheelUp, wheelDown
  }

  /// A mouse button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }
}

extension MouseEvent {
  /// Reads an SGR mouse report; columns and rows count from 1.
  ///
  /// Bits 0, 1 and 6 are the button; bits 2 to 4 are shift, alt and control; bit 5 means that the
  /// mouse moved.
  init?(buttonBits bits: Int, column: Int, row: Int, isRelease: Bool) {
    guard let kind = Kind(buttonBits: bits, isRelease: isRelease) else { return nil }
    var modifiers: KeyModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, at: Point(column: column - 1, row: row - 1), modifiers: modifiers)
  }
}

extension MouseEvent {
  /// Reads a three-byte report (X10): buttons, column and row, each with 32 added.
  ///
  /// A release does not name its button; it counts as one of the left button, the only one that
  /// matters.
  init?(oldReport bytes: [UInt8]) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isRelease = numbers[0] & 0b1100_0011 == 3
    self.init(
      buttonBits: isRelease ? numbers[0] & ~3 : numbers[0], column: numbers[1], row: numbers[2],
      isRelease: isRelease)
  }
}

extension MouseEvent.Kind {
  fileprivate init?(buttonBits bits: Int, isRelease: Bool) {
    if bits & 32 != 0 {
      self = .moved
      return
    }
    switch bits & 0b1100_0011 {
    case 64: self = .wheelUp
    case 65: self = .wheelDown
    case 0: self = isRelease ? .released(.left) : .pressed(.left)
    case 1: self = isRelease ? .released(.middle) : .pressed(.middle)
    case 2: self = isRelease ? .released(.right) : .pressed(.right)
    default: return nil
    }
  }
}
