import MoviesCore
import Redux

/// The meaning of keys and mouse in a pane, and the words for it.
///
/// Each pane defines them once, in the folder of its page; ``MoviesCore/Pane/face`` is the table of
/// all. The defaults are those of a list of titles.
protocol PaneFace: Sendable {
  // MARK: For the help and the configuration

  /// The pane's name.
  var name: String { get }

  /// Returns the pane's current name in the help. Default: `name`.
  func name(in props: BrowseProps) -> String

  /// The pane's commands and their default keys; several keys are separated by blanks.
  var keys: [(Command, String)] { get }

  /// The commands that lead to the pane's page from every page, and their keys. Default: none.
  var waysHere: [(Command, String)] { get }

  /// The entries that the pane adds to the table of commands. Default: none.
  var commands: [CommandEntry] { get }

  /// Whether expressions of the query language can be typed here, or from here. Default: `false`.
  var takesExpressions: Bool { get }

  /// Whether a command does something now, so that the help and the footer list it. Default:
  /// `true`, unless it leads to this very page, or lacks a title or list to act on.
  func works(_ command: Command, in props: BrowseProps) -> Bool

  // MARK: For the footer

  /// The words for the arrows; `sideways` is `nil` if all four do the same, or only two are used.
  /// Default: they move.
  var movements: (vertical: String, sideways: String?) { get }

  /// Whether the arrows move sideways now, so that the footer names them. Default: `true`.
  func movesSideways(in props: BrowseProps) -> Bool

  /// Returns the commands of the footer, the most useful first.
  func hintedCommands(in props: BrowseProps) -> [Command]

  /// Returns the footer's word for a command here; `nil` to omit it. Default: the entry's hint.
  func word(for command: Command) -> String?

  /// Returns the footer's word for a command now; `nil` to omit it. Default: ``word(for:)``.
  func hint(of command: Command, in props: BrowseProps) -> String?

  /// Whether there is anything to move through. Default: `true`.
  func hasRows(in props: BrowseProps) -> Bool

  // MARK: For the keys

  /// Returns the text of the pane's field; `nil` if it has none. Default: `nil`.
  func input(in state: AppState) -> TextInput?

  /// Returns the action that reports an edit of the pane's field. Default: `nil`.
  func edited(_ input: TextInput, in state: AppState) -> (any Action)?

  /// Whether printable keys are text in the pane. Default: `false`.
  var isField: Bool { get }

  /// Whether a command that works everywhere works here. Default: `true`.
  func allows(_ command: Command) -> Bool

  /// Returns the action for this many steps with the arrows. Default: moves by this many rows.
  func step(by steps: Int, in context: CommandContext) -> any Action

  /// Returns the action that moves by this many rows.
  func move(by rows: Int, in context: CommandContext) -> any Action

  /// Returns the action that moves sideways by this many steps.
  func moveSideways(by steps: Int, in context: CommandContext) -> any Action

  /// Returns the action that moves to the first row, or to the last if the direction is positive.
  func moveToEnd(_ direction: Int, in context: CommandContext) -> any Action

  /// Returns the number of rows of a page.
  func pageLength(in context: CommandContext) -> Int

  /// Returns the action that turns to another tab. Default: to another list, on the page of the
  /// library, or to another role, in the list of a person's titles.
  func moveTab(by steps: Int, in context: CommandContext) -> (any Action)?

  /// Returns the action that opens the selected item.
  func open(in context: CommandContext) -> (any Action)?

  /// Returns the action of Enter in the pane's field. Default: searches.
  func submit(in context: CommandContext) -> (any Action)?

  /// Returns the action that filters the rows. Default: opens the filter field of a list.
  func filter(in context: CommandContext) -> (any Action)?

  /// Returns the action that leaves the pane, if it is not one step back. Default: `nil`.
  func leave(in context: CommandContext) -> (any Action)?

  // MARK: For the mouse

  /// Returns the action of the wheel over the pane, or over one of its items. Default: nothing.
  func wheel(by rows: Int, over item: HitArea.Item?, in context: CommandContext) -> (any Action)?

  /// Returns the action of a click on one of the pane's items.
  func select(_ item: HitArea.Item, in state: AppState) -> any Action

  /// Returns the gesture of a click beside the pane's items. Default: nothing.
  func clicked(in state: AppState) -> Pointer.Gesture?
}

extension PaneFace {
  func name(in _: BrowseProps) -> String { name }

  func works(_ command: Command, in props: BrowseProps) -> Bool {
    command.worksAnywhere(in: props) && !waysHere.contains { $0.0 == command }
  }

  var waysHere: [(Command, String)] { [] }
  var commands: [CommandEntry] { [] }
  var takesExpressions: Bool { false }
  var movements: (vertical: String, sideways: String?) { ("move", nil) }
  func movesSideways(in _: BrowseProps) -> Bool { true }
  func word(for command: Command) -> String? { command.entry.hint }
  func hint(of command: Command, in _: BrowseProps) -> String? { word(for: command) }
  func hasRows(in _: BrowseProps) -> Bool { true }
  func input(in _: AppState) -> TextInput? { nil }
  func edited(_: TextInput, in _: AppState) -> (any Action)? { nil }
  var isField: Bool { false }
  func allows(_: Command) -> Bool { true }

  func step(by steps: Int, in context: CommandContext) -> any Action {
    move(by: steps, in: context)
  }

  func move(by rows: Int, in _: CommandContext) -> any Action { MoviesAction.moved(by: rows) }

  func moveSideways(by steps: Int, in _: CommandContext) -> any Action {
    MoviesAction.moved(by: steps)
  }

  func moveToEnd(_ direction: Int, in _: CommandContext) -> any Action {
    MoviesAction.selected(row: direction < 0 ? 0 : .max)
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[.results].rows }

  func moveTab(by steps: Int, in context: CommandContext) -> (any Action)? {
    if context.state.screen.pages.library != nil { return LibraryPageAction.tabMoved(by: steps) }
    guard context.state.list.origin?.person != nil else { return nil }
    return DoorAction.roleChosen(context.state.role(turnedBy: steps))
  }

  func open(in context: CommandContext) -> (any Action)? { context.openListed }
  func submit(in _: CommandContext) -> (any Action)? { SearchAction.submitted }

  func filter(in context: CommandContext) -> (any Action)? {
    context.hasList ? ScreenAction.fieldEntered(.filter) : nil
  }

  func leave(in _: CommandContext) -> (any Action)? { nil }

  func wheel(by _: Int, over _: HitArea.Item?, in _: CommandContext) -> (any Action)? { nil }

  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    MoviesAction.selected(row: item.index)
  }

  func clicked(in _: AppState) -> Pointer.Gesture? { nil }
}
