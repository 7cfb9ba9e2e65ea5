import MoviesCore
import Redux

extension CommandContext {
  /// Goes so many steps from door to door in a pane, or scrolls where no door is in view.
  func walk(by steps: Int, in pane: Pane) -> any Action {
    var walk = walk(in: pane)
    walk.walk(by: steps)
    return DoorAction.walked(to: walk.place, scroll: walk.scroll)
  }

  /// Opens the door that the reader is at; `nil` while no door is in view.
  func openDoor(in pane: Pane) -> (any Action)? {
    walk(in: pane).chosen.map { DoorAction.opened($0.door) }
  }

  /// Where the reader is; among titles side by side, in the column of the selected one.
  private func walk(in pane: Pane) -> DoorWalk {
    let seen = metrics[pane]
    let column = state.comparison?.selection ?? 0
    return DoorWalk(
      seen.doors.filter { $0.place.part == .common || $0.place.column == column },
      rows: seen.rows, limit: seen.scrollLimit, scroll: state.screen.detailsScroll,
      at: state.screen.door)
  }
}
