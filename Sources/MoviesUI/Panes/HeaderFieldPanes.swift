import MoviesCore
import Redux

/// The pane of the search line.
struct SearchFieldPane: FieldFace {
  var name: String { "search line" }
  var takesExpressions: Bool { true }

  var keys: [(Command, String)] {
    Keymap.typingAboveRows + [(.olderQuery, "^P")]
  }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .olderQuery, .back] }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    command == .submit ? props.hintOfSearching : word(for: command)
  }

  func input(in state: AppState) -> TextInput? { state.search.field }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? { SearchAction.edited(input) }
  func clicked(in _: AppState) -> Pointer.Gesture? { .command(.search) }
}

extension BrowseProps {
  /// The hint for Enter in the search line: if the query has been answered, it only goes to the
  /// rows; `nil` if a mistake has to be mended first.
  fileprivate var hintOfSearching: String? {
    switch list.remark {
    case .mistake: return nil
    case .didYouMean(_, isAcceptable: true): return Command.submit.entry.hint
    case .didYouMean, .answered, .unjudged, nil:
      let isAnswered = list.showsRows && !list.isStale && status != .stopped
      return isAnswered ? "list" : Command.submit.entry.hint
    }
  }
}

extension ListProps {
  /// Whether the list shows rows, and not a message in their place.
  fileprivate var showsRows: Bool {
    if case .rows = content { true } else { false }
  }
}

/// The pane of the year field.
struct YearFieldPane: FieldFace {
  var name: String { "year field" }

  var keys: [(Command, String)] { Keymap.typing }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "any year"
    case .submit: "filter"
    default: command.entry.hint
    }
  }

  func hint(of command: Command, in props: BrowseProps) -> String? {
    command == .back && props.header.years == nil ? command.entry.hint : word(for: command)
  }

  func input(in state: AppState) -> TextInput? { state.search.yearField }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    SearchAction.yearEdited(input)
  }
  func submit(in _: CommandContext) -> (any Action)? { SearchAction.yearSubmitted }
  func leave(in _: CommandContext) -> (any Action)? { SearchAction.yearCleared }
}

/// The pane of the filter field.
struct FilterFieldPane: FieldFace {
  var name: String { "filter" }
  var takesExpressions: Bool { true }

  var keys: [(Command, String)] { Keymap.typingAboveRows }

  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "all rows"
    case .submit: "filter"
    default: command.entry.hint
    }
  }

  func input(in state: AppState) -> TextInput? { state.search.filterField }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    SearchAction.filterEdited(input)
  }
  func submit(in _: CommandContext) -> (any Action)? { SearchAction.filterSubmitted }
  func leave(in _: CommandContext) -> (any Action)? { SearchAction.filterCleared }
}
