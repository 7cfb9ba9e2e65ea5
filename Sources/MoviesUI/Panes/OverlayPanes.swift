import MoviesCore
import Redux

/// The pane of the help, which is also a field: typed text is searched for.
struct HelpPane: FieldFace, ScrollingFace {
  var name: String { "help" }
  var scrolled: Pane { .help }

  var keys: [(Command, String)] { Keymap.typingAboveRows }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    guard case .help(let help, _) = props.overlay, !help.search.text.isEmpty else { return [.back] }
    return [.submit, .back]
  }

  func word(for command: Command) -> String? {
    switch command {
    case .help: "close"
    case .submit: "run"
    default: command.entry.hint
    }
  }

  func input(in state: AppState) -> TextInput? {
    if case .help(let help) = state.screen.overlay { help.search } else { nil }
  }

  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    ScreenAction.helpSearched(input)
  }
}

/// The pane of the earlier queries.
struct HistoryPane: FieldFace {
  var name: String { "earlier searches" }

  var keys: [(Command, String)] {
    Keymap.typingAboveRows + [(.olderQuery, "^P"), (.newerQuery, "^N")]
  }

  func hasRows(in props: BrowseProps) -> Bool {
    if case .history(let history) = props.overlay { !history.entries.isEmpty } else { false }
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    hasRows(in: props) ? [.submit, .back] : [.back]
  }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "close"
    case .olderQuery: nil
    default: command.entry.hint
    }
  }

  func input(in state: AppState) -> TextInput? {
    if case .history(let list) = state.screen.overlay { list.search } else { nil }
  }

  func edited(_ input: TextInput, in _: AppState) -> (any Action)? { HistoryAction.searched(input) }

  func move(by rows: Int, in _: CommandContext) -> any Action { HistoryAction.moved(by: rows) }

  func moveToEnd(_ direction: Int, in context: CommandContext) -> any Action {
    move(by: direction * Int(Int32.max), in: context)
  }

  func pageLength(in context: CommandContext) -> Int { context.metrics[.history].rows }

  func wheel(by rows: Int, over _: HitArea.Item?, in context: CommandContext) -> (any Action)? {
    move(by: rows, in: context)
  }

  func submit(in context: CommandContext) -> (any Action)? {
    context.state.selectedEarlierQuery.map(SearchAction.recalled)
  }
}

/// The pane of the copy menu.
struct CopyMenuPane: PaneFace {
  var name: String { "copy menu" }

  var keys: [(Command, String)] {
    Keymap.steps + [
      (.choose, "Enter"), (.copyID, "i"), (.copyLink, "l c"), (.copyTitle, "t"),
      (.copyMarkdown, "m"), (.quit, "q C"),
    ] + Keymap.goingBackOrLeft
  }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.choose, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "close"
    case .quit: nil
    default: command.entry.hint
    }
  }

  func move(by rows: Int, in _: CommandContext) -> any Action { ScreenAction.menuMoved(by: rows) }
}
