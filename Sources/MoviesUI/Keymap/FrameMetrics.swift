public import MoviesCore
public import TerminalUI

/// The facts about a frame that the next input needs: the room of its panes, their scroll limits,
/// and the hit areas.
public struct FrameMetrics: Sendable, Equatable {
  /// The areas that react to the mouse; where they overlap, the last one lies on top.
  public var hitAreas: [HitArea] = []
  /// The metrics of the panes that were drawn; a frame has two or three.
  private var panes: [PaneMetrics] = []

  public init() {}

  /// The metrics of a pane; all zero if it was not drawn or has no rows.
  public subscript(pane: Pane) -> PaneMetrics {
    get { panes.first { $0.pane == pane } ?? PaneMetrics(of: pane) }
    set {
      var new = newValue
      new.pane = pane
      if let index = panes.firstIndex(where: { $0.pane == pane }) {
        panes[index] = new
      } else {
        panes.append(new)
      }
    }
  }

  /// Returns the topmost target at a point.
  public func target(at point: Point) -> HitArea.Target? {
    hitAreas.last { $0.rect.contains(point) }?.target
  }

  /// Notes the area of an item that a click selects.
  mutating func note(_ item: HitArea.Item, at rect: Rect) {
    hitAreas.append(HitArea(rect: rect, target: .item(item)))
  }
}

/// The metrics of a pane.
public struct PaneMetrics: Sendable, Equatable {
  fileprivate var pane: Pane
  /// The number of rows that fit into the pane.
  public var rows = 0
  /// The largest scroll offset of the pane.
  public var scrollLimit = 0
  /// The links in the pane's text, in reading order.
  public internal(set) var doors: [SeenDoor] = []

  fileprivate init(of pane: Pane) { self.pane = pane }
}
