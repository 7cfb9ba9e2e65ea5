public import TerminalUI

/// What a frame tells the input after it: how much fits, how far it can be scrolled, what lies where.
public struct FrameMetrics: Sendable, Equatable {
  /// How many rows of the list there is room for.
  public var listRows = 0
  /// How many lines of the details there is room for.
  public var detailRows = 0
  /// How many lines the details can be scrolled at the most.
  public var detailScrollLimit = 0
  /// How many lines of the help there is room for.
  public var helpRows = 0
  /// How many lines the help can be scrolled at the most.
  public var helpScrollLimit = 0
  /// What the mouse can act on; where areas overlap, the last one lies on top.
  public var hitAreas: [HitArea] = []

  public init() {}

  /// What lies on top at a point.
  public func target(at point: Point) -> HitArea.Target? {
    hitAreas.last { $0.rect.contains(point) }?.target
  }
}

/// A part of a frame that the mouse can act on.
public struct HitArea: Sendable, Equatable {
  /// What the mouse acts on there.
  public enum Target: Sendable, Equatable {
    /// A row of the results, counted from 0.
    case row(Int)
    case list, details, help, searchField
    /// What an overlay keeps the mouse from, though it does not cover it.
    case besideOverlay
    /// A hint of the footer.
    case command(Command)
  }

  public var rect: Rect
  public var target: Target
}
