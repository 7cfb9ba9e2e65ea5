public import MoviesCore
public import Redux
public import TerminalUI

/// A part of a frame that the mouse can act on.
public struct HitArea: Sendable, Equatable {
  /// The target of the mouse in an area.
  public enum Target: Sendable, Equatable {
    case pane(Pane)
    /// An item that a click selects and a double click opens.
    case item(Item)
    /// An action that a click dispatches at once.
    case choice(Choice)
    /// The area around an overlay, which the overlay blocks from the mouse without covering it.
    case besideOverlay
    /// A hint in the footer.
    case command(Command)
    /// A hint in the footer that stands for the first keys of several chords.
    case chord([Key])
  }

  /// A row, a cell or another selectable part of a pane, by its place.
  public struct Item: Sendable, Equatable {
    public var pane: Pane
    /// The part of the pane, such as a season or a chart; 0 in a pane that has no parts.
    public var section: Int
    /// The index of the item in its section, from 0.
    public var index: Int

    public init(_ pane: Pane, section: Int = 0, _ index: Int) {
      self.pane = pane
      self.section = section
      self.index = index
    }
  }

  /// An action as a target.
  public struct Choice: Sendable, Equatable {
    public let action: any Action & Equatable
    /// The pane that the wheel scrolls there; `nil` if it scrolls nothing.
    public let pane: Pane?

    public init(_ action: any Action & Equatable, in pane: Pane? = nil) {
      self.action = action
      self.pane = pane
    }

    public static func == (one: Choice, other: Choice) -> Bool {
      func isEqual<Value: Equatable>(_ action: Value) -> Bool { action == other.action as? Value }
      return one.pane == other.pane && isEqual(one.action)
    }
  }

  public var rect: Rect
  public var target: Target
}
