public import MoviesCore
import TerminalUI

extension Pane {
  /// Selects the pane that receives keys; each adds its own bindings to those that work everywhere.
  public init(_ screen: ScreenState) {
    if Layout.isTooSmall(TerminalSize(screen.size)) {
      self = .smallScreen
    } else {
      self = screen.activePane
    }
  }

  /// The pane's name, for the help.
  public var name: String { face.name }

  /// Whether printable keys are text in the pane.
  public var isField: Bool { face.isField }
}

/// The pane that replaces all others on a screen that is too small for them.
struct SmallScreenPane: PaneFace {
  var name: String { "small screen" }
  var keys: [(Command, String)] { [(.quit, "q")] }
  func hintedCommands(in _: BrowseProps) -> [Command] { [] }

  /// Whether a command works: if nothing can be drawn, nothing can be opened either.
  func allows(_ command: Command) -> Bool {
    command == .redraw || command == .suspend || command == .quitAtOnce
  }
}
