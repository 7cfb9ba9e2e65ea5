import MoviesCore
import Redux

/// The pane of a list as a wall of posters.
struct WallPane: ListFace {
  var name: String { "wall of posters" }

  var keys: [(Command, String)] {
    Keymap.moving(andSideways: true) + [(.open, "Enter"), (.wall, "P"), (.switchPane, "Tab")]
      + Keymap.goingBack + Keymap.list
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.compare + props.marking + [.open]
      + (props.clearsMarks ? [.back] : props.allRows) + props.ways
      + [.wall, .search, .filterRows, .sort(.rating)] + props.keeping
      + [.filterKind, .filterYear, .openLink, .copyLink]
  }

  func word(for command: Command) -> String? {
    command == .wall ? "list" : command.entry.hint
  }

  func move(by rows: Int, in context: CommandContext) -> any Action {
    let list = context.state.list
    return MoviesAction.moved(by: list.cursor.step(byLines: rows, of: list.count))
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[.wall].rows }

  /// Moves by whole lines, one for each step of the wheel.
  func wheel(
    by rows: Int, over _: HitArea.Item?, in context: CommandContext
  ) -> (any Action)? { move(by: rows.signum(), in: context) }
}
