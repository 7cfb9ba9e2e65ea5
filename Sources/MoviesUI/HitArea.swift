public import MoviesCore
public import Redux
public import TerminalUI

/// A part of a frame that the mouse can act on.
public struct HitArea: Sendable, Equatable {
  /// The effect of the mouse there.
  public enum Target: Sendable, Equatable {
    case pane(Pane)
    /// A click selects it, a double click opens it.
    case item(Item)
    /// A click does this at once.
    case choice(Choice)
    /// The area around an overlay, which the overlay blocks from the mouse without covering it.
    case besideOverlay
    /// A hint in the footer.
    case command(Command)
    /// A hint in the footer that stands for the first keys of several chords.
    case chord([Key])
  }

  /// A row, a cell or another part of a pane that can be selected, by its place.
  public struct Item: Sendable, Equatable {
    public var pane: Pane
    /// The part of the pane, such as a season or a chart; 0 in a pane that has no parts.
    public var section: Int
    /// Its place there, counted from 0.
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
    /// The pane that the wheel turns there; `nil` for none.
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
