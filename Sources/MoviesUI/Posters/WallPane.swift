import MoviesCore
import Redux

/// A list as a wall of posters.
struct WallPane: ListFace {
  var name: String { "wall of posters" }

  var keys: [(Command, String)] {
    [
      (.moveUp, "Up k"), (.moveDown, "Down j"), (.moveLeft, "Left h"), (.moveRight, "Right l"),
      (.pageUp, "PgUp ^B"), (.pageDown, "PgDn ^F"), (.halfPageUp, "^U"), (.halfPageDown, "^D"),
      (.moveFirst, "Home gg"), (.moveLast, "End G"), (.open, "Enter"), (.wall, "P"),
      (.switchPane, "Tab"), (.search, "/"), (.filterKind, "t"), (.filterYear, "y"),
      (.filterRows, "f"), (.openLink, "o"), (.copyLink, "c"), (.copyMenu, "C"), (.retry, "r"),
      (.mouse, "m"), (.theme, "^T"), (.back, "Esc Backspace"), (.quit, "q"),
    ] + Keymap.list
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    props.retry + props.compare + props.marking + [.open]
      + (props.clearsMarks ? [.back] : props.allRows)
      + [.wall, .search, .filterRows, .sort(.rating), .filterKind, .filterYear]
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
