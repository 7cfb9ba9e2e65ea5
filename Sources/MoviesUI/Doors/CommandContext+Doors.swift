import MoviesCore
import Redux

extension CommandContext {
  /// Moves this many links in a pane, or scrolls where none is in view.
  func walk(by steps: Int, in pane: Pane) -> any Action {
    var walk = walk(in: pane)
    walk.walk(by: steps)
    return DoorAction.walked(to: walk.place, scroll: walk.scroll)
  }

  /// Opens the selected link; returns `nil` while none is in view.
  func openDoor(in pane: Pane) -> (any Action)? {
    walk(in: pane).chosen.map { DoorAction.opened($0.door) }
  }

  /// Returns the walk from the current place; among titles side by side, in the selected column.
  private func walk(in pane: Pane) -> DoorWalk {
    let seen = metrics[pane]
    let column = state.comparison?.selection ?? 0
    return DoorWalk(
      seen.doors.filter { $0.place.part == .common || $0.place.column == column },
      rows: seen.rows, limit: seen.scrollLimit, scroll: state.screen.detailsScroll,
      at: state.screen.door)
  }
}
